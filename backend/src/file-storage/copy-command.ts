/*
 * The program of `pnpm --filter backend file-copy`. `file-copy update <folder or bucket>` copies new files there, and
 * `file-copy restore <folder or bucket>` copies files back that rows refer to and the file storage does not have.
 */

import { addressExpected, isStorageAddress, openStorage, storageAddress } from 'storage';
import { readConfig } from '../config.ts';
import { runningPostgresUrl } from '../database/embedded-postgres.ts';
import { connect } from '../database/open-database.ts';
import { copyFiles, restoreFiles } from './copy-files.ts';
import { fileStorage } from './file-storage.ts';
import { requireOwnStorage } from './require-own-storage.ts';

const [action, address = ''] = process.argv.slice(2);
if ((action !== 'update' && action !== 'restore') || !isStorageAddress(address)) {
  console.error(`Expected update or restore, and ${addressExpected}: file-copy update /backup/files`);
  process.exit(2);
}
const config = readConfig(process.env);
const { database, close } = connect(config.databaseUrl ?? (await runningPostgresUrl(config.dataFolder)), 2);
const copyAddress = storageAddress(address);
const copy = await openStorage(copyAddress);
if (action === 'update') {
  await requireOwnStorage(database, config);
  const { copied } = await copyFiles(await fileStorage(config), copy, new Date());
  console.log(`${copied} new files were copied to ${copyAddress}.`);
} else {
  // Before anything is written to an empty storage: the copy must belong to this database.
  await requireOwnStorage(database, { ...config, fileStorage: copyAddress });
  const { restored, lost } = await restoreFiles({ database, config }, copy);
  console.log(`${restored} files were restored. ${lost.length} more are missing, which the copy does not have.`);
  for (const id of lost) console.log(id);
  if (lost.length > 0) process.exitCode = 1;
}
await close();
