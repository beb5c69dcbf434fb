import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = '/usr/lib/postgresql';

/** Where the programs of the newest server are that Debian's packages installed; undefined where there is none. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(ROOT)) return undefined;
  const [newest] = readdirSync(ROOT).sort((a, b) => Number(b) - Number(a));
  const folder = newest === undefined ? undefined : join(ROOT, newest, 'bin');
  return folder !== undefined && existsSync(join(folder, 'initdb')) ? folder : undefined;
}

/** A PostgreSQL server of its own in a temporary folder, reached by a socket there. It does not run as root: then as `postgres`. */
export async function startPostgres() {
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error(`there is no PostgreSQL server in ${ROOT}: apt-get install postgresql`);
  const folder = mkdtempSync(join(tmpdir(), 'geoslide-pg-'));
  const data = join(folder, 'data');
  const isRoot = process.getuid?.() === 0;
  const program = (name: string, ...args: readonly string[]) =>
    isRoot
      ? run('runuser', ['-u', 'postgres', '--', join(programs, name), ...args], { cwd: folder })
      : run(join(programs, name), args, { cwd: folder });
  // Whoever tests reaches the socket, and the server its data.
  chmodSync(folder, 0o777);
  await program('initdb', '-D', data, '-U', 'geoslide', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C');
  // Without a port: nothing else on the machine meets it.
  const options = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off -c max_connections=60`;
  const start = () => program('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start');
  const stop = (mode: string) => program('pg_ctl', '-D', data, '-m', mode, '-w', 'stop');
  await start();
  return {
    url: `postgres://geoslide@${encodeURIComponent(folder)}/postgres`,
    /** Ends it in the middle of its work, and starts it again. */
    async restart() {
      await stop('immediate');
      await start();
    },
    /** Lines of the first column that a statement gives. */
    async query(sql: string): Promise<string[]> {
      const { stdout } = await program('psql', '-h', folder, '-U', 'geoslide', '-d', 'postgres', '-Atc', sql);
      return stdout.split('\n').filter((line) => line !== '');
    },
    async close() {
      await stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
