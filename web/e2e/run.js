/** Runs the tests in the browser: `npm run e2e`, with `-- phone` for some files only and `-- --test-…` for the runner. */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('-'));
const options = args.filter((arg) => arg.startsWith('-'));
const files = readdirSync(import.meta.dirname).filter(
  (name) => name.endsWith('.test.js') && (wanted.length === 0 || wanted.some((part) => name.includes(part))),
);
if (files.length === 0) {
  console.error(`no file of tests is called ${wanted.join(' or ')}`);
  process.exit(1);
}

/** Runs one file and prints what it said; says whether all of it passed. */
function runFile(name) {
  const child = spawn(
    process.execPath,
    ['--test', '--test-reporter=spec', ...options, join(import.meta.dirname, name)],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return new Promise((done) =>
    child.once('close', (status) => {
      console.log(`── ${name}\n${said}`);
      done(status === 0);
    }),
  );
}

/** Runs files two at a time, for each has a server, a browser and bots that think; says which failed. */
async function run(names) {
  const [waiting, failed] = [[...names], []];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) if (!(await runFile(name))) failed.push(name);
  };
  await Promise.all([work(), work()]);
  return failed;
}

// Every game is dealt anew, and a machine may be busy: what fails is played once more, and what then passes is named.
const failed = await run(files);
const again = failed.length > 0 ? await run(failed) : [];
const late = failed.filter((name) => !again.includes(name));
if (late.length > 0) console.log(`Passed only the second time: ${late.join(', ')}`);
if (again.length > 0) console.log(`Failed twice: ${again.join(', ')}`);
console.log(`${files.length - again.length} of ${files.length} files passed`);
process.exit(again.length > 0 ? 1 : 0);
