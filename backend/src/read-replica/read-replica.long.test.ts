import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { readConfig } from '../config.ts';
import { type Backend, createBackend } from '../create-backend.ts';
import { connect, type OpenDatabase } from '../database/open-database.ts';
import { clusterUrl, initialiseCluster, type RunningCluster, startCluster } from '../database/postgres-cluster.ts';
import { testEncryptionKeys } from '../testing/encryption-keys.ts';
import { insertListing } from '../testing/insert-listing.ts';
import { signInAs } from '../testing/test-user.ts';
import { copyCluster, primarySettings, startReplica } from './testing/start-replica.ts';

const owner = { id: randomUUID() };
const settings = { ...primarySettings, fsync: 'off', max_connections: '60', shared_buffers: '64MB', io_method: 'sync' };

let home: string;
let primary: RunningCluster;
let replica: RunningCluster;
/** On the primary. */
let database: OpenDatabase;
/** On the replica, for its statistics and to pause it. */
let onReplica: pg.Pool;
const backends: Backend[] = [];
const log: string[] = [];
let listingId: string;
let signedIn: Record<string, string>;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'verandah-replica-'));
  await chmod(home, 0o711);
  const [from, to] = [join(home, 'primary'), join(home, 'replica')];
  await initialiseCluster(from, { password: 'test', durable: false });
  primary = await startCluster(from, settings);
  const url = clusterUrl(primary.port, 'test');
  await copyCluster(url, from, to);
  replica = await startReplica(to, primary, settings);
  const replicaUrl = clusterUrl(replica.port, 'test');
  const logTo = { write: (line: string) => log.push(line) };
  for (const name of ['one', 'two']) {
    const folder = { VERANDAH_DATA: join(home, name), LOG_LEVEL: 'info', ENCRYPTION_KEYS: testEncryptionKeys };
    const config = readConfig({
      DATABASE_URL: url,
      FILE_STORAGE: join(home, 'files'),
      DATABASE_READ_URL: replicaUrl,
      ...folder,
    });
    backends.push(await createBackend({ ...config, logTo }));
  }
  database = connect(url);
  onReplica = new pg.Pool({ connectionString: replicaUrl, max: 1 });
  onReplica.on('error', () => {});
  listingId = (await insertListing(database.database, { ownerId: owner.id, headline: 'version 0' })).id;
  signedIn = await signInAs(database.database, owner, new Date());
  await until(async () => (await visitorReads(0)) === 'version 0' && (await visitorReads(1)) === 'version 0');
});

afterAll(async () => {
  await onReplica?.end();
  await database?.close();
  for (const backend of backends) await backend.close();
  await replica?.stop();
  await primary?.stop();
  await rm(home, { recursive: true, force: true });
});

async function until(isTrue: () => Promise<boolean>, seconds = 20): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(`Still not true after ${seconds} s: ${isTrue}`);
    await wait(10);
  }
}

const appOf = (index: number) => {
  const backend = backends[index % 2];
  if (!backend) throw new Error('The backends have not started.');
  return backend.app;
};

async function headline(index: number, headers: Record<string, string>): Promise<string> {
  const response = await appOf(index).inject({ url: `/api/listings/${listingId}`, headers });
  return response.statusCode === 200 ? response.json().headline : `${response.statusCode}: ${response.body}`;
}

const visitorReads = (index: number) => headline(index, {});

/** Changes and publishes the headline. Returns the headers of the same browser's next request. */
async function write(index: number, text: string): Promise<Record<string, string>> {
  const url = `/api/listings/${listingId}`;
  const headers = { ...signedIn, 'if-match': '*' };
  const merge = { ...headers, 'content-type': 'application/merge-patch+json' };
  await appOf(index).inject({ method: 'PATCH', url, headers: merge, payload: { headline: text } });
  const response = await appOf(index).inject({ method: 'POST', url: `${url}/publish`, headers });
  expect([response.statusCode, response.statusCode === 200 ? '' : response.body]).toEqual([200, '']);
  const [cookie] = response.cookies;
  return { ...signedIn, cookie: `${signedIn.cookie}; ${cookie?.name}=${cookie?.value}` };
}

/** Reads as a visitor on both backends until both show the text. */
async function untilVisitorsSee(text: string): Promise<{ milliseconds: number; oldReplies: number }> {
  const from = performance.now();
  let oldReplies = 0;
  await until(async () => {
    const seen = await Promise.all([visitorReads(0), visitorReads(1)]);
    oldReplies += seen.filter((headline) => headline !== text).length;
    return seen.every((headline) => headline === text);
  });
  return { milliseconds: performance.now() - from, oldReplies };
}

/** Scans of the listings that the replica has executed. It publishes its counters with a delay of up to ten seconds. */
async function replicaScans(): Promise<number> {
  const { rows } = await onReplica.query<{ scans: string }>(
    `select coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as scans from pg_stat_user_tables where relname = 'listings'`,
  );
  return Number(rows[0]?.scans ?? 0);
}

const replicaIsUsed = () => log.findLast((line) => line.includes('reads use'))?.includes('reads use the replica');

describe('two backends on a primary with a streaming replica', () => {
  it('execute the reads of visitors on the replica', async () => {
    await until(async () => replicaIsUsed() === true);
    const before = await replicaScans();
    for (let index = 0; index < 100; index++) expect(await visitorReads(index)).toBe('version 0');
    await until(async () => (await replicaScans()) >= before + 100);
  });

  it('execute the reads of a session on the replica once its write is replayed', async () => {
    const headers = await write(0, 'version 1');
    const before = await replicaScans();
    // Only this session reads, until the replica has executed a hundred of its reads.
    let reads = 0;
    await until(async () => {
      expect(await headline(reads++, headers)).toBe('version 1');
      return (await replicaScans()) >= before + 100;
    });
  });

  it('show users their own write at once, and visitors within a second', async () => {
    const delays: number[] = [];
    for (let round = 0; round < 200; round++) {
      const text = `round ${round}`;
      const headers = await write(round, text);
      expect(await Promise.all([headline(0, headers), headline(1, headers)])).toEqual([text, text]);
      delays.push((await untilVisitorsSee(text)).milliseconds);
    }
    expect(Math.max(...delays)).toBeLessThan(1000);
  });

  it('show users their own write at once, and visitors within a second, while the replica replays nothing', async () => {
    let oldReplies = 0;
    for (let round = 0; round < 20; round++) {
      await until(async () => replicaIsUsed() === true);
      await onReplica.query('select pg_wal_replay_pause()');
      const text = `paused ${round}`;
      const headers = await write(round, text);
      const own = Promise.all([headline(0, headers), headline(1, headers)]);
      const seen = await untilVisitorsSee(text);
      expect(await own).toEqual([text, text]);
      expect(seen.milliseconds).toBeLessThan(1000);
      oldReplies += seen.oldReplies;
      await onReplica.query('select pg_wal_replay_resume()');
    }
    // Otherwise visitors would not have read the replica.
    expect(oldReplies).toBeGreaterThan(0);
    expect(log.join('')).toContain('reads use the primary: the replica lags');
  });

  it('fail no read while the replica stops, is away and comes back', async () => {
    await until(async () => replicaIsUsed() === true);
    const statuses = new Set<string>();
    let isRunning = true;
    const readers = [0, 1, 0, 1].map(async (index) => {
      while (isRunning) {
        statuses.add(await visitorReads(index));
        await wait(1);
      }
    });
    const text = await visitorReads(0);
    await replica.stop();
    await until(async () => replicaIsUsed() === false);
    const { port } = replica;
    replica = await startReplica(join(home, 'replica'), primary, settings, port);
    await until(async () => replicaIsUsed() === true);
    isRunning = false;
    await Promise.all(readers);
    expect([...statuses]).toEqual([text]);
    expect(log.join('')).toContain('reads use the primary: the replica failed');
  });
});
