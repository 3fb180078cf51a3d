/** The real program. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = resolve(import.meta.dirname, '../../..');
export const PROGRAM = process.env.MELANGE ?? join(ROOT, 'target/debug/melange');

export interface Server {
  address: string;
  /** Ends it as a crash would, or in good order. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts it on a free port, with an empty database unless the options name one. */
export async function startServer(...options: string[]): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'melange-'));
  const database = options.includes('--database-url') ? [] : ['--database-url', join(folder, 'games.db')];
  // A server that calls people lets nobody choose what is dealt.
  const development = options.includes('--push') ? [] : ['--development'];
  const usual = ['--listen', '127.0.0.1:0', '--no-open', '--no-limits', '--log', 'warn', ...development];
  const app = ['--app', join(ROOT, 'web/dist')];
  const child = spawn(PROGRAM, ['serve', ...usual, ...database, ...app, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (data) => (complaints += data));
  const address = await new Promise<string>((found, failed) => {
    createInterface(child.stdout).on('line', (line) => {
      const match = /https?:\/\/\S+/.exec(line);
      if (match) found(match[0].replace(/\/$/, ''));
    });
    child.once('error', failed);
    child.once('exit', (code) => failed(new Error(`the server ended (${code}): ${complaints}`)));
  });
  return {
    address,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((done) => child.once('exit', done));
      child.kill(signal);
      const late = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(late);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
