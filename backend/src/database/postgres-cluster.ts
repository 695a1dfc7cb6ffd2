import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chown, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { postgresBinaries } from './postgres-binaries.ts';
import { postgresUser } from './system-user.ts';

const run = promisify(execFile);

/** PostgreSQL's own folder, made once. The password is asked for even on this machine: other users live here too. */
export async function initialiseCluster(folder: string, password: string): Promise<void> {
  const [{ initdb }, user] = await Promise.all([postgresBinaries(), postgresUser()]);
  const passwordFile = `${folder}.password`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user) {
    await chown(folder, user.uid, user.gid);
    await chown(passwordFile, user.uid, user.gid);
  }
  try {
    const options = ['--username=verandah', '--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'];
    const access = ['--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    await run(initdb, [`--pgdata=${folder}`, ...options, ...access, '--no-sync'], { ...user, cwd: folder });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(passwordFile, { force: true });
  }
}

export type RunningCluster = { port: number; process: ChildProcess; stop: () => Promise<void> };

/** Why the server did not come up; `log` is what it said. */
export class ClusterDidNotStart extends Error {
  override name = 'ClusterDidNotStart';
  readonly log: string;
  constructor(log: string) {
    super(`PostgreSQL did not start:\n${log.trim()}`);
    this.log = log;
  }
}

/** Starts the server on a free port of 127.0.0.1 and waits until it takes connections. */
export async function startCluster(folder: string, settings: Record<string, string>): Promise<RunningCluster> {
  const [{ postgres }, user, port] = await Promise.all([postgresBinaries(), postgresUser(), freePort()]);
  const all = { ...settings, port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: '' };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A process group of its own: Ctrl-C in the terminal reaches us alone, and we stop it last.
  const server = spawn(postgres, ['-D', folder, ...options], {
    ...user,
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  });
  const gone = new Promise<void>((resolve) => server.once('close', () => resolve()));
  await ready(server);
  return {
    port,
    process: server,
    stop: async () => {
      server.kill('SIGINT');
      await gone;
    },
  };
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-20_000);
      if (log.includes('database system is ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('close', () => reject(new ClusterDidNotStart(log)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export const clusterUrl = (port: number, password: string, database = 'postgres') =>
  `postgresql://verandah:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
