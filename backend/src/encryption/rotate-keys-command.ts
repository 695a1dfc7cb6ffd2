/*
 * The program of `pnpm --filter backend rotate-keys`. Encrypts all data keys with the newest key of ENCRYPTION_KEYS, so
 * that the other keys can be removed.
 */

import { StartError } from 'server-process';
import { readConfig } from '../config.ts';
import { runningPostgresUrl } from '../database/embedded-postgres.ts';
import { connect } from '../database/open-database.ts';
import * as schema from '../schema.ts';
import { findMasterKeys } from './configured-keys.ts';
import { rotateKeys } from './rotate-keys.ts';
import { requireKeysInUse, sealedTables } from './sealed-tables.ts';

try {
  const config = readConfig(process.env);
  const keys = findMasterKeys(config);
  const { database, close } = connect(config.databaseUrl ?? (await runningPostgresUrl(config.dataFolder)), 2);
  try {
    await requireKeysInUse(database, sealedTables(schema), keys);
    const count = await rotateKeys(database, sealedTables(schema), keys);
    console.log(`${count} rows now use the key "${keys.newest.id}". No row uses another key.`);
  } finally {
    await close();
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
