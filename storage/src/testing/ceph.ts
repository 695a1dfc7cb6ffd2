import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The packages of Debian that `startCeph` needs. */
export const cephPackages = ['ceph-mon', 'ceph-osd', 'ceph-common', 'radosgw', 'curl'];

const programs = ['ceph-mon', 'ceph-osd', 'ceph', 'radosgw', 'radosgw-admin', 'monmaptool', 'curl'];
export const hasCeph = (): boolean => programs.every((name) => existsSync(`/usr/bin/${name}`));

const script = join(import.meta.dirname, 'start-ceph.sh');
const startMs = 120_000;

/** The AWS variables of a server with the S3 API, and a bucket that is empty when it starts. */
export type TestBucket = { environment: Record<string, string>; bucket: string; close: () => Promise<void> };

/**
 * Starts a Ceph cluster of one monitor and one OSD with its S3 gateway, all on 127.0.0.1. Its data is lost when it is
 * closed.
 */
export async function startCeph(): Promise<TestBucket> {
  const cluster = await newCluster();
  const remove = () => rm(cluster.folder, { recursive: true, force: true });
  try {
    const child = await startCluster(cluster);
    const close = async () => {
      await stopCluster(child);
      await remove();
    };
    return { environment: cluster.environment, bucket: cluster.bucket, close };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** A cluster that can be started again with its objects. */
export type Cluster = {
  folder: string;
  bucket: string;
  ports: { gateway: number; monitor: number };
  /** The AWS variables of the gateway. */
  environment: Record<string, string>;
};

/** Returns a folder and ports for a cluster that `startCluster` creates. */
export async function newCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'ceph-'));
  const [gateway = 0, monitor = 0] = await freePorts(2);
  const [key, secret] = [randomUUID().replaceAll('-', ''), randomUUID().replaceAll('-', '')];
  const environment = {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${gateway}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: key,
    AWS_SECRET_ACCESS_KEY: secret,
  };
  return { folder, bucket: 'verandah-test', ports: { gateway, monitor }, environment };
}

/**
 * Starts a cluster, and returns its process when the bucket is ready.
 * @param account the user and group of the processes, by default those of this process
 * @throws Error with the output of the cluster when it does not start
 */
export async function startCluster(cluster: Cluster, account?: { uid: number; gid: number }): Promise<ChildProcess> {
  const child = spawn(script, {
    ...account,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...cluster.environment,
      CEPH_DATA: cluster.folder,
      CEPH_GATEWAY: `127.0.0.1:${cluster.ports.gateway}`,
      CEPH_MONITOR_PORT: `${cluster.ports.monitor}`,
      CEPH_BUCKET: cluster.bucket,
      CEPH_GIGABYTES: '20',
    },
  });
  let output = '';
  const isReady = await new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        if (output.includes(' is ready.')) resolve(true);
      });
    child.once('exit', () => resolve(false));
    setTimeout(resolve, startMs, false).unref();
  });
  if (isReady) return child;
  await stopCluster(child);
  throw new Error(`Expected a Ceph cluster that is ready within ${startMs / 1000} s, got:\n${output}`);
}

/** Stops the process of a cluster, and returns its exit code. */
export async function stopCluster(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const isClosed = once(child, 'close');
    child.kill();
    await isClosed;
  }
  return child.exitCode;
}

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return ports;
}
