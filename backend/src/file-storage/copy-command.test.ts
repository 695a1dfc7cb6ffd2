import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { folderStorage } from 'storage';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';
import { fileKey } from './file-storage.ts';
import { requireOwnStorage } from './require-own-storage.ts';

let home: string;
let backend: TestBackend;
let [original, copy] = ['', ''];
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'verandah-copy-command-'));
  [original, copy] = [join(home, 'original'), join(home, 'copy')];
  backend = await testBackend({ fileStorage: original });
  await requireOwnStorage(backend.database, backend.config);
});
afterAll(async () => {
  await backend.close();
  await rm(home, { recursive: true });
});

const program = fileURLToPath(new URL('./copy-command.ts', import.meta.url));

/** Runs the program as `pnpm --filter backend file-copy` does. */
async function run(args: string[], fileStorage = original) {
  const env = { DATABASE_URL: backend.url, FILE_STORAGE: fileStorage, VERANDAH_DATA: join(home, 'data') };
  const child = spawn(process.execPath, [program, ...args], { env });
  const exit = new Promise<number | null>((exited) => child.once('exit', exited));
  const [code, out, errors] = await Promise.all([exit, child.stdout.toArray(), child.stderr.toArray()]);
  return { code, out: Buffer.concat(out).toString().trim(), errors: Buffer.concat(errors).toString().trim() };
}

it('makes a copy only with create, and says what the original lacks', async () => {
  const expected = `${copy}: expected a copy of the uploaded files, got none.`;
  const advice = `Mount its disk, or make a new copy with: file-copy create ${copy}`;
  expect(await run(['update', copy])).toEqual({ code: 1, out: '', errors: `${expected} ${advice}` });
  expect(await readdir(home)).toEqual(['original']);
  const [file] = await backend.database.insert(storedFiles).values({ mediaType: 'x/y', byteSize: 3 }).returning();
  await folderStorage(original).create(fileKey(file?.id ?? ''), Buffer.from('one'));
  expect(await run(['create', copy])).toEqual({ code: 0, out: `1 new files were copied to ${copy}.`, errors: '' });
  expect(await run(['create', copy])).toEqual({
    code: 1,
    out: '',
    errors: `${copy}: expected a place without files for a new copy, got one with files.`,
  });
  await rm(join(original, 'files'), { recursive: true });
  const { code, out } = await run(['update', copy]);
  expect({ code, lines: out.split('\n') }).toEqual({
    code: 1,
    lines: [
      `0 new files were copied to ${copy}.`,
      `1 files that the database refers to are missing or damaged in ${original}. Copy them back with: file-copy restore ${copy}`,
    ],
  });
  expect(await run(['restore', copy])).toEqual({
    code: 0,
    out: `1 files were restored to ${original}. 0 more are missing or damaged, also in the copy.`,
    errors: '',
  });
}, 60_000);

it('refuses the original as its own copy, also at another address of the folder', async () => {
  const link = join(home, 'link');
  await symlink(original, link);
  for (const address of [original, link]) {
    const errors = `${address}: expected another folder or bucket than that of FILE_STORAGE, got the same.`;
    expect(await run(['update', address])).toEqual({ code: 1, out: '', errors });
    expect(await run(['create', address])).toEqual({ code: 1, out: '', errors });
  }
}, 60_000);

it.each(['create', 'update', 'restore'])(
  'needs the address of the original to %s',
  async (action) => {
    const errors = 'FILE_STORAGE: expected with DATABASE_URL: the folder or bucket that all servers share.';
    expect(await run([action, copy], '')).toEqual({ code: 1, out: '', errors });
    expect(await readdir(home)).not.toContain('data');
  },
  30_000,
);

it('says what it expects', async () => {
  const expected = 'Expected create, update or restore, and a folder, or a bucket such as s3://bucket/folder:';
  const errors = `${expected} file-copy update /backup/files`;
  for (const args of [[], ['copy', copy], ['update']]) expect(await run(args)).toEqual({ code: 2, out: '', errors });
}, 30_000);
