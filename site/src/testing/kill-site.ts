import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { testEncryptionKeys } from 'backend/testing';
import { ClusterPair } from 'backend/testing/cluster-pair';
import { startBalancer } from './balancer.ts';
import { freePorts } from './free-ports.ts';

const programs = {
  gateway: fileURLToPath(import.meta.resolve('gateway/server')),
  backend: fileURLToPath(import.meta.resolve('backend/server')),
  worker: fileURLToPath(import.meta.resolve('backend/worker')),
};

/**
 * A server in a process of its own, which is killed without any shutdown and started again. `kill` rejects when the
 * process has already ended by itself.
 */
type Server = { kill: () => Promise<void>; start: () => Promise<void> };

export type KillSite = Awaited<ReturnType<typeof startKillSite>>;

/**
 * The site as it runs on several machines: two gateways, two backends and a worker as processes, a primary with a
 * replica, and a load balancer before each. It has no release, so gateways serve the API only.
 */
export async function startKillSite() {
  const home = await mkdtemp(join(tmpdir(), 'kill-site-'));
  // The user of PostgreSQL enters it.
  await chmod(home, 0o711);
  const database = await ClusterPair.start(home);
  const primary = await startBalancer(() => [database.primaryPort]);
  const replica = await startBalancer(() => [database.replicaPort]);
  const databaseUrl = `postgresql://verandah:test@127.0.0.1:${primary.port}/postgres`;
  const dataFolder = join(home, 'data');
  const environment = {
    PATH: process.env.PATH,
    VERANDAH_DATA: dataFolder,
    ENCRYPTION_KEYS: testEncryptionKeys,
    DATABASE_URL: databaseUrl,
    DATABASE_READ_URL: `postgresql://verandah:test@127.0.0.1:${replica.port}/postgres`,
    WORKER: 'separate',
    LOG_LEVEL: 'silent',
    ENQUIRIES_PER_HOUR: '1000000',
  };
  const ports = await freePorts(4);
  const [backends, gateways] = [ports.slice(0, 2), ports.slice(2)];
  const backend = await startBalancer(() => backends);
  const gateway = await startBalancer(() => gateways);
  const backendUrl = `http://127.0.0.1:${backend.port}`;
  const servers = {
    backends: backends.map((port) => server('backend', { ...environment, PORT: String(port) }, port)),
    gateways: gateways.map((port) => {
      const own = { VERANDAH_PORT: String(port), VERANDAH_HOST: '127.0.0.1', BACKEND_URL: backendUrl };
      return server('gateway', { ...environment, ...own }, port);
    }),
    worker: server('worker', environment),
  };
  const all = [...servers.backends, ...servers.gateways, servers.worker];
  for (const one of all) await one.start();
  return {
    ...servers,
    database,
    databaseUrl,
    dataFolder,
    url: `http://127.0.0.1:${gateway.port}`,
    async close() {
      await Promise.allSettled(all.map((one) => one.kill()));
      for (const one of [gateway, backend, primary, replica]) await one.close();
      await database.stop();
      await rm(home, { recursive: true });
    },
  };
}

/** @param port where it responds; a worker has none */
function server(name: keyof typeof programs, environment: NodeJS.ProcessEnv, port?: number): Server {
  let child: ChildProcess;
  return {
    async kill() {
      if (child.exitCode !== null) throw new Error(`The ${name} has ended by itself with code ${child.exitCode}.`);
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    async start() {
      child = spawn(process.execPath, [programs[name]], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
      const deadline = performance.now() + 60_000;
      while (port !== undefined && !(await isAlive(port))) {
        if (child.exitCode !== null) throw new Error(`The ${name} has ended with code ${child.exitCode}.`);
        if (performance.now() > deadline) throw new Error(`The ${name} does not respond after 60 s.`);
        await wait(50);
      }
    },
  };
}

const isAlive = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health/live`).then(
    ({ ok }) => ok,
    () => false,
  );
