/** A PostgreSQL server of one's own for the time of a test: in a temporary folder, without network. */
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const INSTALLED = '/usr/lib/postgresql';

/** Where its programs are, or nothing. */
function programs() {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).sort().reverse() : [];
  const folders = [
    ...versions.map((version) => join(INSTALLED, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

/** PostgreSQL refuses to run as root: then it runs as another user. */
function userBesideRoot(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const number = (which: string) => {
    for (const name of ['postgres', 'nobody']) {
      try {
        return Number(execFileSync('id', [which, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      } catch {
        // There is no such user: the next one.
      }
    }
    throw new Error('no user other than root to run PostgreSQL as');
  };
  return { uid: number('-u'), gid: number('-g') };
}

/** Starts one with an empty database; nothing where PostgreSQL is not installed. */
export function startPostgres() {
  const found = programs();
  if (!found) return null;
  const folder = mkdtempSync('/tmp/melange-pg');
  const user = userBesideRoot();
  if (user.uid && user.gid) chownSync(folder, user.uid, user.gid);
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(found, program), args, {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, LC_ALL: 'C' },
      ...user,
    });
  run('initdb', '-D', 'data', '-U', 'melange', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  const options = `-c listen_addresses='' -c unix_socket_directories='${folder}'`;
  run('pg_ctl', '-D', 'data', '-w', '-l', 'log', '-o', options, 'start');
  run('createdb', '-h', folder, '-U', 'melange', 'games');
  return {
    url: `postgres://melange@localhost/games?host=${folder}`,
    socket: join(folder, '.s.PGSQL.5432'),
    stop() {
      run('pg_ctl', '-D', 'data', '-w', '-m', 'fast', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
