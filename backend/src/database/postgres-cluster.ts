import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { promisify } from 'node:util';
import { postgresBinaries } from './postgres-binaries.ts';
import { commandAsPostgres, postgresUser } from './run-as-postgres.ts';

const run = promisify(execFile);

type InitialiseOptions = { password: string; durable: boolean };

/** Runs initdb. The password protects the database from other users of this machine. */
export async function initialiseCluster(folder: string, { password, durable }: InitialiseOptions): Promise<void> {
  const [{ initdb }, user] = await Promise.all([postgresBinaries(), postgresUser()]);
  const passwordFile = `${folder}.password`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user) {
    await chown(folder, user.uid, user.gid);
    await chown(passwordFile, user.uid, user.gid);
  }
  const settings = ['--username=verandah', '--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'];
  const login = ['--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const sync = durable ? [] : ['--no-sync'];
  const { file, args, options } = await commandAsPostgres(
    initdb,
    [`--pgdata=${folder}`, ...settings, ...login, ...sync],
    [folder],
  );
  try {
    await run(file, args, { ...options, cwd: folder });
  } finally {
    await rm(passwordFile, { force: true });
  }
}

export type RunningCluster = {
  port: number;
  /** Resolves when the server process has ended. */
  exited: Promise<void>;
  stop: () => Promise<void>;
};

/** Thrown when the server does not start; `log` is its output. */
export class ClusterDidNotStart extends Error {
  override name = 'ClusterDidNotStart';
  readonly log: string;
  constructor(log: string) {
    super(`PostgreSQL did not start:\n${log.trim()}`);
    this.log = log;
  }
}

/** Starts the server on 127.0.0.1 and waits until it accepts connections. */
export async function startCluster(
  folder: string,
  settings: Record<string, string>,
  port?: number,
): Promise<RunningCluster> {
  const { postgres } = await postgresBinaries();
  const chosen = port ?? (await freePort());
  const all = { ...settings, port: String(chosen), listen_addresses: '127.0.0.1', unix_socket_directories: '' };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { file, args, options } = await commandAsPostgres(postgres, ['-D', folder, ...flags], [folder]);
  // Starts the server in its own process group, so that Ctrl-C reaches only the site, which stops the server last.
  const server = spawn(file, args, {
    ...options,
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  });
  const exited = new Promise<void>((resolve) => server.once('close', () => resolve()));
  // Stops the server also when an error ends this process.
  const stopOnExit = () => server.kill('SIGINT');
  process.once('exit', stopOnExit);
  exited.then(() => process.off('exit', stopOnExit));
  await waitUntilReady(server);
  return { port: chosen, exited, stop: () => stopServer(server, exited) };
}

/**
 * Requests a fast shutdown, which does not wait for clients. After 10 s requests an immediate shutdown, from which
 * PostgreSQL recovers at its next start.
 */
async function stopServer(server: ChildProcess, exited: Promise<void>): Promise<void> {
  server.kill('SIGINT');
  const timeout = setTimeout(() => server.kill('SIGQUIT'), 10_000);
  await exited;
  clearTimeout(timeout);
}

function waitUntilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-20_000);
      if (/database system is ready to accept (?:read-only )?connections/.test(log)) resolve();
    });
    server.once('error', reject);
    server.once('close', () => reject(new ClusterDidNotStart(log)));
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), 'close');
  return port;
}

export const clusterUrl = (port: number, password: string, database = 'postgres') =>
  `postgresql://verandah:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
