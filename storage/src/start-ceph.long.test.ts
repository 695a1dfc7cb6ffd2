import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, readdir, readFile, rm, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openStorage } from './open-storage.ts';
import type { Storage } from './storage.ts';
import { type Cluster, newCluster, startCluster, stopCluster } from './testing/ceph.ts';

/* The script that deploy/compose.yaml runs as well. */

/** Only root can start processes of another user. Otherwise the tests run as a user that is not root anyway. */
const account = process.getuid?.() === 0 ? { uid: 64_045, gid: 64_045 } : undefined;

let cluster: Cluster;
let running: ChildProcess;
let storage: Storage;
beforeAll(async () => {
  cluster = await newCluster();
  if (account) await chown(cluster.folder, account.uid, account.gid);
  running = await startCluster(cluster, account);
  Object.assign(process.env, cluster.environment);
  storage = await openStorage(`s3://${cluster.bucket}`);
});
afterAll(async () => {
  if (running) await stopCluster(running);
  await rm(cluster.folder, { recursive: true });
});

/** Returns the id of a process of the cluster. */
async function processId(name: string): Promise<number> {
  const children = (await readFile(`/proc/${running.pid}/task/${running.pid}/children`, 'utf8')).trim().split(' ');
  for (const id of children) if ((await readFile(`/proc/${id}/comm`, 'utf8')).trim() === name) return Number(id);
  throw new Error(`Expected the process ${name}.`);
}

it('runs as a user that is not root', async () => {
  expect((await stat(`/proc/${await processId('ceph-osd')}`)).uid).toBe(account?.uid ?? process.getuid?.());
});

it('lets only one of many writers create a file', async () => {
  const created = await Promise.all(
    Array.from({ length: 20 }, (_, writer) => storage.create('once', Buffer.from(`${writer}`))),
  );
  expect(created.filter(Boolean)).toHaveLength(1);
  expect(await storage.create('once', Buffer.from('later'))).toBe(false);
});

it('has its objects after a stop and another start', async () => {
  await storage.create('before-the-stop', Buffer.from('a'));
  expect(await stopCluster(running)).toBe(0);
  running = await startCluster(cluster, account);
  expect((await storage.read('before-the-stop'))?.bytes.toString()).toBe('a');
  expect(await storage.create('before-the-stop', Buffer.from('b'))).toBe(false);
});

it('exits when a process is killed, and has its objects after the next start', async () => {
  await storage.create('before-the-crash', Buffer.from('a'));
  const isClosed = once(running, 'close');
  process.kill(await processId('ceph-osd'), 'SIGKILL');
  expect(await isClosed).toEqual([1, null]);
  running = await startCluster(cluster, account);
  expect((await storage.read('before-the-crash'))?.bytes.toString()).toBe('a');
});

/** Returns the command lines of all processes of this machine. */
async function commandLines(): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  return Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')));
}

it('accepts only the keys of the last start, which are in no list of processes', async () => {
  await stopCluster(running);
  const AWS_ACCESS_KEY_ID = 'another';
  const starting = startCluster({ ...cluster, environment: { ...cluster.environment, AWS_ACCESS_KEY_ID } }, account);
  let isReady = false;
  const becomesReady = starting.finally(() => {
    isReady = true;
  });
  const seen: string[] = [];
  while (!isReady) {
    seen.push(...(await commandLines()));
    await wait(5);
  }
  running = await becomesReady;
  expect(seen).toContainEqual(expect.stringContaining('radosgw-admin'));
  const secret = `${cluster.environment.AWS_SECRET_ACCESS_KEY}`;
  expect(seen.filter((line) => line.includes(secret))).toEqual([]);
  const address = `s3://${cluster.bucket}`;
  await expect((await openStorage(address)).read('once')).rejects.toThrow();
  process.env.AWS_ACCESS_KEY_ID = AWS_ACCESS_KEY_ID;
  expect(await (await openStorage(address)).read('once')).toBeDefined();
});
