import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, readConfig } from 'backend';
import { testEncryptionKeys } from 'backend/testing';
import { ClusterPair } from 'backend/testing/cluster-pair';
import { folderStorage, openStorage } from 'storage';
import { startBalancer } from './balancer.ts';
import { freePorts } from './free-ports.ts';
import { isUp, ownProcess } from './own-process.ts';
import { copyStore, writeReleaseStore } from './release-store.ts';

/** Where releases and files are, instead of in folders: `s3://bucket`, and the variables with which servers find it. */
export type SharedBucket = { address: string; environment: Record<string, string> };

export type SeveralServers = Awaited<ReturnType<typeof startSeveralServers>>;

/**
 * The site as it runs on several machines: two gateways, two backends and a worker as processes, a primary with a
 * replica, and a load balancer before each, which asks gateways and backends whether they are ready. The only page of
 * its release is /orders.
 */
export async function startSeveralServers(bucket?: SharedBucket) {
  const home = await mkdtemp(join(tmpdir(), 'several-servers-'));
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
    FILE_STORAGE: bucket ? `${bucket.address}/files` : join(home, 'files'),
    ...bucket?.environment,
    DATABASE_URL: databaseUrl,
    DATABASE_READ_URL: `postgresql://verandah:test@127.0.0.1:${replica.port}/postgres`,
    WORKER: 'separate',
    LOG_LEVEL: 'silent',
    ENQUIRIES_PER_HOUR: '1000000',
    DRAIN_SECONDS: '1',
  };
  const { releases, trustedKeys } = await writeReleaseStore(home);
  const ports = await freePorts(4);
  const ready = watchReadiness(ports);
  const [backends, gateways] = [ports.slice(0, 2), ports.slice(2)];
  const backend = await startBalancer(() => backends.filter(ready.has));
  const gateway = await startBalancer(() => gateways.filter(ready.has));
  const backendUrl = `http://127.0.0.1:${backend.port}`;
  const servers = {
    backends: backends.map((port) => ownProcess('backend', { ...environment, PORT: String(port) }, port)),
    gateways: gateways.map((port) => {
      const own = {
        VERANDAH_PORT: String(port),
        VERANDAH_HOST: '127.0.0.1',
        VERANDAH_RELEASES: bucket ? `${bucket.address}/releases` : releases,
        VERANDAH_DATA: join(home, `gateway-${port}`),
        RELEASE_TRUSTED_KEYS_FILE: trustedKeys,
        BACKEND_URL: backendUrl,
      };
      return ownProcess('gateway', { ...environment, ...own }, port);
    }),
    worker: ownProcess('worker', environment),
  };
  if (bucket) await copyStore(folderStorage(releases), await openStorage(`${bucket.address}/releases`));
  const all = [...servers.backends, ...servers.gateways, servers.worker];
  for (const one of all) await one.start();
  return {
    ...servers,
    database,
    /** Connects to the primary. */
    openDatabase: () => openDatabase(readConfig({ DATABASE_URL: databaseUrl, ENCRYPTION_KEYS: testEncryptionKeys })),
    dataFolder,
    /** The folder of the release store. With a bucket, gateways serve what is copied from here to `…/releases`. */
    releases,
    gatewayUrls: gateways.map((port) => `http://127.0.0.1:${port}`),
    url: `http://127.0.0.1:${gateway.port}`,
    async close() {
      ready.stop();
      await Promise.allSettled(all.map((one) => one.kill()));
      for (const one of [gateway, backend, primary, replica]) await one.close();
      await database.stop();
      await rm(home, { recursive: true });
    },
  };
}

/** Asks each server every 100 ms whether it is ready, as a load balancer does. */
function watchReadiness(ports: readonly number[]) {
  const ready = new Set<number>();
  const timer = setInterval(async () => {
    for (const port of ports)
      if (await isUp(`http://127.0.0.1:${port}/health/ready`)) ready.add(port);
      else ready.delete(port);
  }, 100);
  return { has: (port: number) => ready.has(port), stop: () => clearInterval(timer) };
}
