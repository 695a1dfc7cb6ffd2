import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** No command takes longer on a busy machine. */
const run = (program: string, args: string[]) => execute(program, args, { timeout: 60_000, killSignal: 'SIGKILL' });

/** The packages of Debian that `startCeph` needs. */
export const cephPackages = ['ceph-mon', 'ceph-osd', 'ceph-common', 'radosgw'];

const programs = ['ceph-mon', 'ceph-osd', 'ceph', 'radosgw', 'radosgw-admin', 'monmaptool'];
export const hasCeph = (): boolean => programs.every((name) => existsSync(`/usr/bin/${name}`));

const startMs = 120_000;

/** Three processes, and some that are started again. */
const maxStarts = 10;

/** The AWS variables of a server with the S3 API, and a bucket that is empty when it starts. */
export type TestBucket = { environment: Record<string, string>; bucket: string; close: () => Promise<void> };

/**
 * Starts a Ceph cluster of one monitor and one OSD, which stores objects in memory, with its S3 gateway on 127.0.0.1.
 * Its data is lost when it is closed.
 */
export async function startCeph(): Promise<TestBucket> {
  const home = await mkdtemp(join(tmpdir(), 'ceph-'));
  const [monitorPort = 0, gatewayPort = 0] = await freePorts(2);
  const config = join(home, 'ceph.conf');
  const started: ChildProcess[] = [];
  const close = async () => {
    isClosed = true;
    for (const one of started.toReversed()) {
      if (one.exitCode !== null || one.signalCode !== null) continue;
      one.kill('SIGKILL');
      await once(one, 'exit');
    }
    await rm(home, { recursive: true, force: true });
  };
  let isClosed = false;
  const start = (program: string, ...args: string[]) => {
    const child = spawn(`/usr/bin/${program}`, ['--conf', config, '-f', ...args], { stdio: 'ignore' });
    started.push(child);
    // An OSD exits when it registers before it has the map of the monitors.
    child.once('exit', () => {
      if (!isClosed && started.length < maxStarts) start(program, ...args);
    });
  };
  try {
    const cluster = randomUUID();
    await writeFile(config, configuration(home, cluster, monitorPort, gatewayPort));
    const map = join(home, 'monmap');
    const monitor = `[v1:127.0.0.1:${monitorPort}]`;
    await run('/usr/bin/monmaptool', ['--create', '--addv', 'a', monitor, '--fsid', cluster, map]);
    for (const folder of ['mon', 'osd', 'run']) await mkdir(join(home, folder));
    await run('/usr/bin/ceph-mon', ['--conf', config, '--mkfs', '-i', 'a', '--monmap', map]);
    start('ceph-mon', '-i', 'a');
    const ceph = (...args: string[]) => run('/usr/bin/ceph', ['--conf', config, '--connect-timeout', '60', ...args]);
    const osd = randomUUID();
    await ceph('osd', 'new', osd, '0');
    await run('/usr/bin/ceph-osd', ['--conf', config, '-i', '0', '--mkfs', '--osd-uuid', osd]);
    start('ceph-osd', '-i', '0');
    const [key, secret] = [randomUUID().replaceAll('-', ''), randomUUID().replaceAll('-', '')];
    const admin = (...args: string[]) => run('/usr/bin/radosgw-admin', ['--conf', config, ...args]);
    await admin('user', 'create', '--uid=test', '--display-name=test', `--access-key=${key}`, `--secret=${secret}`);
    start('radosgw', '-n', 'client.rgw');
    const endpoint = `http://127.0.0.1:${gatewayPort}`;
    await untilUp(endpoint);
    const environment = {
      AWS_ENDPOINT_URL_S3: endpoint,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: key,
      AWS_SECRET_ACCESS_KEY: secret,
    };
    const bucket = 'verandah-test';
    await createBucket(environment, bucket);
    return { environment, bucket, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const configuration = (home: string, cluster: string, monitorPort: number, gatewayPort: number) => `
[global]
fsid = ${cluster}
mon host = [v1:127.0.0.1:${monitorPort}]
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 1073741824
mon data = ${home}/mon
osd data = ${home}/osd
run dir = ${home}/run
log file = ${home}/$name.log
pid file = ${home}/run/$name.pid
admin socket = ${home}/run/$name.asok
ms bind msgr2 = false
public addr = 127.0.0.1
mon data avail crit = 1
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${gatewayPort}
rgw data = ${home}
rgw dns name = 127.0.0.1
`;

async function createBucket(environment: Record<string, string>, bucket: string): Promise<void> {
  const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    endpoint: environment.AWS_ENDPOINT_URL_S3 ?? '',
    region: environment.AWS_REGION ?? '',
    credentials: {
      accessKeyId: environment.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: environment.AWS_SECRET_ACCESS_KEY ?? '',
    },
    forcePathStyle: true,
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
}

async function untilUp(url: string): Promise<void> {
  const end = Date.now() + startMs;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > end) throw new Error(`Ceph’s S3 gateway did not start within ${startMs / 1000} s.`);
    await wait(200);
  }
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
