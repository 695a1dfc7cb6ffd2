import { runProcess } from 'server-process';
import { type BackendConfig, readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { runningPostgresUrl } from '../database/embedded-postgres.ts';
import { connect } from '../database/open-database.ts';
import { requireAddress } from './require-own-storage.ts';

/**
 * Runs a program for files with the environment of a backend, prints the lines that it returns, and ends. A StartError
 * is printed as one line.
 */
export const runFileCommand = (
  work: (context: { database: Database; config: BackendConfig }) => Promise<string[]>,
): Promise<void> =>
  runProcess(async () => {
    const config = readConfig(process.env);
    requireAddress(config);
    const { database, close } = connect(config.databaseUrl ?? (await runningPostgresUrl(config.dataFolder)), 2);
    try {
      const lines = await work({ database, config });
      return { message: lines.join('\n'), close: async () => {} };
    } finally {
      await close();
    }
  });
