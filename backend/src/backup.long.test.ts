import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { folderStorage, keysIn } from 'storage';
import { readConfig } from './config.ts';
import { type Backend, createBackend } from './create-backend.ts';
import { connect } from './database/open-database.ts';
import { clusterUrl, initialiseCluster, type RunningCluster, startCluster } from './database/postgres-cluster.ts';
import { deleteFiles } from './file-storage/delete-files.ts';
import { fileKey } from './file-storage/file-storage.ts';
import { fileDeletions } from './file-storage/file-storage-tables.ts';
import { aWorldOf, type SampleData } from './owner-scope/testing/sample-data.ts';
import { ownersRequests, writeUntilStopped } from './testing/acknowledged-writes.ts';
import { addFile, baseBackup } from './testing/base-backup.ts';
import { testEncryptionKeys } from './testing/encryption-keys.ts';
import { signInAs } from './testing/test-user.ts';

const owner = { id: randomUUID() };
const settings = { max_connections: '60', shared_buffers: '64MB', io_method: 'sync' };
/** The point in time just before the mistake. */
const restorePoint = 'before_the_mistake';

let home: string;
/** The file storage, its copy, and what was in the storage when its disk was lost. */
let [files, fileCopy, filesAtMistake] = ['', '', ''];
/** At the restore point. */
let hashesBefore: Record<string, string>;
let running: RunningCluster | undefined;
let backend: Backend | undefined;
let world: SampleData;
let signedIn: Record<string, string>;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'verandah-backup-'));
  await chmod(home, 0o711);
  [files, fileCopy, filesAtMistake] = [join(home, 'files'), join(home, 'file-copy'), join(home, 'files-at-mistake')];
});
afterAll(async () => {
  await backend?.close();
  await running?.stop();
  await rm(home, { recursive: true, force: true });
});

const url = () => clusterUrl(running?.port ?? 0, 'test');

const environment = () => ({
  DATABASE_URL: url(),
  FILE_STORAGE: files,
  VERANDAH_DATA: join(home, 'data'),
  WORKER: 'separate',
  LOG_LEVEL: 'silent',
  ENCRYPTION_KEYS: testEncryptionKeys,
});
const startBackend = (): Promise<Backend> => createBackend(readConfig(environment()));

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

/** Runs a command of operators, as `pnpm --filter backend` does. Returns its lines. */
async function command(program: 'copy-command' | 'orphans-command', ...args: string[]): Promise<string[]> {
  const path = fileURLToPath(new URL(`./file-storage/${program}.ts`, import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [path, ...args], { env: environment() });
  return stdout.trim().split('\n');
}

/** The SHA-256 of each uploaded file. */
async function fileHashes(): Promise<Record<string, string>> {
  const storage = folderStorage(files);
  const read = async (key: string) => [key, (await storage.read(key))?.tag ?? ''];
  return Object.fromEntries(await Promise.all((await keysIn(storage, 'files/')).map(read)));
}

/** Runs the job `delete-files` when the files of deleted rows are due. */
async function deleteDueFiles(): Promise<void> {
  const { database, close } = connect(url());
  await database.update(fileDeletions).set({ dueAt: new Date(0) });
  await deleteFiles({ database, config: readConfig(environment()) });
  await close();
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

    const writes = writeUntilStopped(backend.app, signedIn);
    await writes.untilAcknowledged(20);
    await Promise.all([baseBackup(url(), primary, copy), command('copy-command', 'create', fileCopy)]);
    const inBackup = writes.pictures.length;
    expect(inBackup).toBeGreaterThan(20);
    await writes.untilAcknowledged(inBackup + 20);
    await writes.stop();
    const before = await rowHashes();
    hashesBefore = await fileHashes();
    await onServer((client) => client.query(`select pg_create_restore_point('${restorePoint}')`));

    const { addDocument, removePicture } = ownersRequests(backend.app, signedIn);
    await addDocument(writes.properties[0] ?? '');
    await removePicture(writes.properties[0] ?? '');
    // At least once an hour, so that each file is copied before it is deleted.
    await command('copy-command', 'update', fileCopy);
    await deleteDueFiles();
    await command('copy-command', 'update', fileCopy);
    expect(Object.keys(await fileHashes())).not.toEqual(expect.arrayContaining(Object.keys(hashesBefore)));
    await onServer((client) => client.query('truncate properties cascade'));
    expect(await rowHashes()).not.toEqual(before);
    await untilArchived(archive);

    // The disks of the database and of the files are lost. The next test uses the files again.
    await backend.close();
    await running.stop();
    await rm(primary, { recursive: true });
    await rename(files, filesAtMistake);

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

    await expect(startBackend()).rejects.toThrow('got an empty one. Copy its files there first.');
    await command('copy-command', 'restore', fileCopy);
    expect(await fileHashes()).toEqual(hashesBefore);
    backend = await startBackend();
    for (const property of writes.properties) expect((await get(property))?.statusCode).toBe(200);
    for (const { file, bytes } of writes.documents) expect((await get(file))?.rawPayload.equals(bytes)).toBe(true);
    for (const id of writes.pictures) expect(hashesBefore).toHaveProperty([fileKey(id)]);
    expect((await get(`/api/pictures/${writes.pictures[0]}/320.jpeg`))?.statusCode).toBe(200);
  });

  it('has the uploaded files and the encrypted fields', async () => {
    const accounts = await get(`/api/bank-accounts?property.id=${world.propertyId}`);
    expect(accounts?.json().member).toEqual([expect.objectContaining({ maskedNumber: '••• 456' })]);
    const file = await get(`/api/listing-assets/${world.assetId}/file`);
    expect(file?.rawPayload.toString('latin1')).toMatch(/^%PDF-/);
  });

  it('restores deleted files when only the database was lost, and finds those that have no row now', async () => {
    await rm(files, { recursive: true });
    await rename(filesAtMistake, files);
    const found = Object.keys(await fileHashes());
    const [later] = found.filter((key) => !(key in hashesBefore));
    expect(await command('copy-command', 'restore', fileCopy)).toEqual([
      expect.stringMatching(/^1 files were restored/),
    ]);
    expect(await fileHashes()).toEqual({ ...hashesBefore, [later ?? '']: expect.anything() });
    expect(await command('orphans-command')).toEqual(['']);
    // A day later.
    for (const key of found) await utimes(join(files, key), 0, 0);
    expect(await command('orphans-command', 'delete')).toEqual([
      later?.slice('files/'.length),
      expect.stringMatching(/^1 files/),
    ]);
    await deleteDueFiles();
    expect(await fileHashes()).toEqual(hashesBefore);
  });
});
