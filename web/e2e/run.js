/**
 * Runs the tests in the browser: `npm run e2e`, with `-- phone` for some files only, `-- --jobs 4` for so many at a time
 * (two otherwise), `-- --long` for the long tests as well, and `-- --test-…` for Node's runner. All files that run one after another share a server, a
 * browser and a game played to its end.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBrowserServer, startServer } from './harness.js';

const { values, positionals, tokens } = parseArgs({
  options: { jobs: { type: 'string', short: 'j', default: '2' }, long: { type: 'boolean', default: false } },
  strict: false,
  allowPositionals: true,
  tokens: true,
});
const jobs = Number(values.jobs);
if (!Number.isInteger(jobs) || jobs < 1) fail(`--jobs takes a number of files, not ${values.jobs}`);
const forNode = tokens
  .filter((token) => token.kind === 'option' && !['jobs', 'long'].includes(token.name))
  .map(({ rawName, value }) => (value === undefined ? rawName : `${rawName}=${value}`));

/** Files that take longest: they begin first, so that none of them runs alone at the end. */
const LONG = [
  'arrakis',
  'languages',
  'pseudo',
  'sizes',
  'layout',
  'game',
  'decisions',
  'time',
  'newcomer',
  'watching',
  'table',
  'rules',
];
const rank = (name) => (LONG.findIndex((long) => name.startsWith(`${long}.`)) + 1 || LONG.length + 1) - 1;
const files = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.test.js'))
  .filter((name) => positionals.length === 0 || positionals.some((part) => name.includes(part)))
  .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
if (files.length === 0) fail(`no file of tests is called ${positionals.join(' or ')}`);

function fail(message) {
  console.error(message);
  process.exit(1);
}

const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** Runs one file and prints what it said when it ends; says whether all of it passed. */
function runFile(name, shared) {
  const from = performance.now();
  const child = spawn(
    process.execPath,
    ['--test', '--test-reporter=spec', ...forNode, join(import.meta.dirname, name)],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...shared, ...(values.long && { E2E_LONG: '1' }) } },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return new Promise((done) =>
    child.once('close', (status) => {
      console.log(`── ${name} (${seconds(from)})\n${said}`);
      done(status === 0);
    }),
  );
}

/** Runs files, `jobs` at a time; says which failed. */
async function run(names) {
  const [waiting, failed] = [[...names], []];
  const work = async () => {
    const [server, browser] = await Promise.all([startServer(), startBrowserServer()]);
    const folder = mkdtempSync(join(tmpdir(), 'melange-shared-'));
    const shared = { E2E_SERVER: server.address, E2E_BROWSER: browser.wsEndpoint(), E2E_SHARED: folder };
    try {
      for (let name = waiting.shift(); name; name = waiting.shift())
        if (!(await runFile(name, shared))) failed.push(name);
    } finally {
      await browser.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, names.length) }, work));
  return failed;
}

// Every game is dealt anew, and a machine may be busy: what fails is played once more, and what then passes is named.
const from = performance.now();
const failed = await run(files);
const again = failed.length > 0 ? await run(failed) : [];
const late = failed.filter((name) => !again.includes(name));
if (late.length > 0) console.log(`Passed only the second time: ${late.join(', ')}`);
if (again.length > 0) console.log(`Failed twice: ${again.join(', ')}`);
console.log(`${files.length - again.length} of ${files.length} files passed in ${seconds(from)}`);
process.exit(again.length > 0 ? 1 : 0);
