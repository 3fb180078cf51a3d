/** Runs the tests in the browser: `npm run e2e`, with `-- phone` for some files only and `-- --test-…` for the runner. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('-'));
const options = args.filter((arg) => arg.startsWith('-'));
const files = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.test.js') && (wanted.length === 0 || wanted.some((part) => name.includes(part))))
  .map((name) => join(import.meta.dirname, name));
if (files.length === 0) {
  console.error(`no file of tests is called ${wanted.join(' or ')}`);
  process.exit(1);
}
// Two at a time: each has a server, a browser and bots that think.
const { status } = spawnSync(process.execPath, ['--test', '--test-concurrency=2', '--test-reporter=spec', ...options, ...files], { stdio: 'inherit' });
process.exit(status ?? 1);
