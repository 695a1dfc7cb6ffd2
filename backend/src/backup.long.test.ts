import { randomUUID } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { readConfig } from './config.ts';
import { type Backend, createBackend } from './create-backend.ts';
import { connect } from './database/open-database.ts';
import { clusterUrl, initialiseCluster, type RunningCluster, startCluster } from './database/postgres-cluster.ts';
import { aWorldOf, type SampleData } from './owner-scope/testing/sample-data.ts';
import { addFile, baseBackup } from './testing/base-backup.ts';
import { testEncryptionKeys } from './testing/encryption-keys.ts';
import { signInAs } from './testing/test-user.ts';

const owner = { id: randomUUID() };
const settings = { max_connections: '60', shared_buffers: '64MB', io_method: 'sync' };
/** The point in time just before the mistake. */
const restorePoint = 'before_the_mistake';

let home: string;
let running: RunningCluster | undefined;
let backend: Backend | undefined;
let world: SampleData;
let signedIn: Record<string, string>;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'verandah-backup-'));
  await chmod(home, 0o711);
});
afterAll(async () => {
  await backend?.close();
  await running?.stop();
  await rm(home, { recursive: true, force: true });
});

const url = () => clusterUrl(running?.port ?? 0, 'test');

const startBackend = (): Promise<Backend> => {
  const folder = { VERANDAH_DATA: join(home, 'data'), LOG_LEVEL: 'silent', ENCRYPTION_KEYS: testEncryptionKeys };
  const FILE_STORAGE = join(home, 'files');
  return createBackend(readConfig({ DATABASE_URL: url(), FILE_STORAGE, WORKER: 'separate', ...folder }));
};

async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The number and the hash of the rows of each table. An unlogged table is empty after a restore. */
const rowHashes = (): Promise<Record<string, string>> =>
  onServer(async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        join pg_class on oid = format('%I.%I', schemaname, tablename)::regclass
        where schemaname not in ('pg_catalog', 'information_schema') and relkind = 'r' and relpersistence = 'p'`,
    );
    const hashes: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ hash: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(row_hash, '' order by row_hash), '')) as hash
          from (select md5(t::text) as row_hash from ${name} t) hashes`,
      );
      hashes[name] = rows[0]?.hash ?? '';
    }
    return hashes;
  });

const get = (path: string) => backend?.app.inject({ url: path, headers: signedIn });

/** Adds properties until stopped. `acknowledged` has the addresses of those that the API acknowledged. */
function addProperties() {
  const acknowledged: string[] = [];
  let isStopped = false;
  const payload = {
    propertyType: { name: 'Residential' },
    category: { name: 'House' },
    address: { streetAddress: '7 Swan Street', suburb: 'Richmond', state: 'VIC', postcode: '3121' },
  };
  const writers = Promise.all(
    Array.from({ length: 3 }, async () => {
      while (!isStopped) {
        const reply = await backend?.app.inject({ method: 'POST', url: '/api/properties', payload, headers: signedIn });
        expect(reply?.statusCode).toBe(201);
        acknowledged.push(reply?.json()['@id']);
      }
    }),
  );
  const reach = async (count: number) => {
    while (acknowledged.length < count) await wait(10);
  };
  return {
    acknowledged,
    /** Resolves when so many are acknowledged. Rejects when a request fails. */
    untilAcknowledged: (count: number) => Promise.race([reach(count), writers]),
    stop: async () => {
      isStopped = true;
      await writers;
    },
  };
}

/** Resolves when PostgreSQL has archived the log up to now. */
const untilArchived = (archive: string) =>
  onServer(async (client) => {
    const { rows } = await client.query<{ file: string }>('select pg_walfile_name(pg_current_wal_lsn()) as file');
    await client.query('select pg_switch_wal()');
    while (!(await readdir(archive)).includes(rows[0]?.file ?? '')) await wait(50);
  });

describe('a backup that is made while owners write', () => {
  it('restores all that was acknowledged before a mistake, and nothing of the mistake', async () => {
    const [primary, copy, archive] = [join(home, 'primary'), join(home, 'copy'), join(home, 'archive')];
    await initialiseCluster(primary, { password: 'test', durable: false });
    await mkdir(archive);
    const { uid, gid } = await stat(primary);
    await chown(archive, uid, gid);
    const archiving = { archive_mode: 'on', archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f` };
    running = await startCluster(primary, { ...settings, ...archiving });
    backend = await startBackend();
    const { database, close } = connect(url());
    world = await aWorldOf(database, owner.id);
    signedIn = await signInAs(database, owner, new Date());
    await close();

    const { acknowledged, untilAcknowledged, stop } = addProperties();
    await untilAcknowledged(20);
    await baseBackup(url(), primary, copy);
    const inBackup = acknowledged.length;
    expect(inBackup).toBeGreaterThan(20);
    await untilAcknowledged(inBackup + 20);
    await stop();
    const before = await rowHashes();
    await onServer((client) => client.query(`select pg_create_restore_point('${restorePoint}')`));
    await onServer((client) => client.query('truncate properties cascade'));
    expect(await rowHashes()).not.toEqual(before);
    await untilArchived(archive);

    // The disk of the database is lost.
    await backend.close();
    await running.stop();
    await rm(primary, { recursive: true });

    await addFile(copy, 'recovery.signal');
    running = await startCluster(copy, {
      ...settings,
      restore_command: `cp ${archive}/%f %p`,
      recovery_target_name: restorePoint,
      recovery_target_action: 'promote',
    });
    await onServer(async (client) => {
      const isRecovering = async () => (await client.query('select pg_is_in_recovery() as yes')).rows[0].yes;
      while (await isRecovering()) await wait(50);
    });
    expect(await rowHashes()).toEqual(before);
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['public.properties', 'public.stored_files']));
    expect(Object.keys(before).filter((name) => name.startsWith('pgboss.'))).not.toEqual([]);

    backend = await startBackend();
    for (const property of acknowledged) expect((await get(property))?.statusCode).toBe(200);
  });

  it('has the uploaded files and the encrypted fields', async () => {
    const accounts = await get(`/api/bank-accounts?property.id=${world.propertyId}`);
    expect(accounts?.json().member).toEqual([expect.objectContaining({ maskedNumber: '••• 456' })]);
    const file = await get(`/api/listing-assets/${world.assetId}/file`);
    expect(file?.rawPayload.toString('latin1')).toMatch(/^%PDF-/);
  });
});
