import { readConfig } from '../../config.ts';
import { connect } from '../../database/open-database.ts';
import { addingOnly, startJobQueue } from '../../jobs/job-queue.ts';
import { providerContext } from '../../payments/money-context.ts';
import { testEncryptionKeys } from '../../testing/encryption-keys.ts';
import { sendSearchAlerts } from '../send-search-alerts.ts';

/** Runs the job of saved searches once, in a process that a test kills. */
const now = new Date(process.env.ALERTS_NOW ?? '');
const config = { ...readConfig({ ...process.env, ENCRYPTION_KEYS: testEncryptionKeys }), clock: () => now };
const { pool, database, close } = connect(process.env.DATABASE_URL ?? '', 2);
const boss = await startJobQueue(addingOnly(pool), (error) => {
  throw error;
});
await sendSearchAlerts({ ...providerContext({ database, config, boss }), boss });
await boss.stop();
await close();
