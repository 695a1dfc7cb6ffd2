/*
 * The program of `pnpm --filter backend file-copy`. `file-copy create <folder or bucket>` makes a copy of the uploaded
 * files there, `file-copy update …` copies new files, and `file-copy restore …` copies files back that rows refer to
 * and the file storage does not have.
 */

import { join } from 'node:path';
import { addressExpected, isStorageAddress } from 'storage';
import type { Failure } from './copy-each.ts';
import { type Backup, copyFiles, restoreFiles } from './copy-files.ts';
import { createCopy, openPlace, requireApart } from './copy-place.ts';
import { markOf, requireOwnStorage } from './require-own-storage.ts';
import { runFileCommand } from './run-file-command.ts';

const [action = '', address = ''] = process.argv.slice(2);
if (!['create', 'update', 'restore'].includes(action) || !isStorageAddress(address)) {
  console.error(`Expected create, update or restore, and ${addressExpected}: file-copy update /backup/files`);
  process.exit(2);
}

await runFileCommand(async ({ database, config }) => {
  const original = await openPlace(config.fileStorage ?? join(config.dataFolder, 'files'));
  const backup = { database, original, copy: await openPlace(address) };
  if (action === 'restore') return restore(backup);
  await requireOwnStorage(database, config);
  await requireApart(original.address, backup.copy.address);
  if (action === 'create') await createCopy(backup.copy, await markOf(database));
  return update(backup);
});

async function update({ database, original, copy }: Backup): Promise<string[]> {
  const { copied, lost, failures } = await copyFiles({ database, original, copy }, new Date());
  const lines = [`${copied} new files were copied to ${copy.address}.`, ...describe(failures)];
  if (lost.length === 0) return lines;
  process.exitCode = 1;
  const advice = `Copy them back with: file-copy restore ${copy.address}`;
  return [
    ...lines,
    `${lost.length} files that the database refers to are missing or damaged in ${original.address}. ${advice}`,
  ];
}

async function restore({ database, original, copy }: Backup): Promise<string[]> {
  const { restored, lost, failures } = await restoreFiles({ database, original, copy });
  const summary = `${restored} files were restored to ${original.address}.`;
  if (lost.length > 0) process.exitCode = 1;
  return [`${summary} ${lost.length} more are missing or damaged, also in the copy.`, ...lost, ...describe(failures)];
}

function describe(failures: readonly Failure[]): string[] {
  if (failures.length === 0) return [];
  process.exitCode = 1;
  return [`${failures.length} files failed:`, ...failures.map(({ id, reason }) => `${id}: ${reason}`)];
}
