import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Files that shrink; fonts are compressed already. */
const TEXT = /\.(js|css|html|svg|webmanifest|json)$/;

/** Writes the build's fingerprint and files into the service worker: a new build keeps a cache of its own. */
function stampWorker(): Plugin {
  let folder = '';
  return {
    name: 'stamp-worker',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      const build = createHash('sha256')
        .update(readFileSync(resolve(folder, 'index.html')))
        .digest('hex')
        .slice(0, 12);
      const worker = resolve(folder, 'sw.js');
      // Fonts have many files of which a page needs few.
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.(js|css|svg|png|webmanifest)$/.test(path) && path !== 'sw.js')
        .map((path) => `/${path.replaceAll('\\', '/')}`);
      const text = readFileSync(worker, 'utf8')
        .replace('__BUILD__', build)
        .replace('/* __FILES__ */ []', JSON.stringify(files.sort()));
      writeFileSync(worker, text);
    },
  };
}

/** Puts a `.br` and a `.gz` beside every text file, so that the server never compresses anything itself. */
function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !TEXT.test(entry.name)) continue;
        const path = resolve(entry.parentPath, entry.name);
        const bytes = readFileSync(path);
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/** Where `vite dev` finds the server that answers /api. */
const server = process.env.MELANGE_SERVER ?? 'http://127.0.0.1:8321';

export default defineConfig({
  plugins: [svelte(), stampWorker(), precompress()],
  resolve: {
    alias: { '@locales': resolve(import.meta.dirname, '../locales') },
  },
  build: {
    target: 'es2022',
    // Every file carries its hash, so that all but index.html can be cached for good.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page needs comes in one file, and so does what every table needs, and what each box adds: every file
        // costs its headers. Pages, and what is needed now and then, come when they are opened.
        codeSplitting: {
          groups: [
            {
              name: 'shell',
              test: /node_modules|src\/(games\/(index|imperium\/keys)\.|pages\/(KeyTable|home\/)|lib\/(?!anchor|chart|commitment|glossary|passphrase|replay|turns|ui\/SeatChoice|ui\/Select))/,
            },
            {
              name: 'table',
              test: /src\/(table\/(?!TextScreen)|games\/imperium\/(?!help\/|base\/|ix\/|uprising\/|TextScreen|Emblem|end\.|panels\/(SeatDetail|PileDialog|LeaderPick|CombatResult))|pages\/(TablePage|table\/(LiveGame|GameScreen|TableBar|TableMenu|Clocks|Notices|UndoAsked)))|locales\/en\/web-imperium-hints/,
            },
            { name: 'ix', test: /src\/games\/imperium\/ix\/|locales\/en\/web-imperium-ix/ },
            {
              name: 'uprising',
              test: /src\/games\/imperium\/uprising\/(?!SeatDetail|TextRows|TextSections)|locales\/en\/web-imperium-uprising/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
});
