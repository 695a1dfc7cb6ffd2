/*
 * The program of `pnpm --filter backend jobs`, which lists the queues and at most 100 failed jobs. `jobs retry [id …]`
 * runs failed jobs again: those of the list with the given ids, or the whole list when no id is given.
 */

import { readConfig } from '../config.ts';
import { runningPostgresUrl } from '../database/embedded-postgres.ts';
import { connect } from '../database/open-database.ts';
import { countJobs, findFailedJobs, retryJobs } from './inspect-jobs.ts';
import { addingOnly, startJobQueue } from './job-queue.ts';

const [action, ...ids] = process.argv.slice(2);
const config = readConfig(process.env);
const { pool, database, close } = connect(config.databaseUrl ?? (await runningPostgresUrl(config.dataFolder)), 2);
const failed = await findFailedJobs(database);
if (action === 'retry') {
  const wanted = failed.filter(({ id }) => ids.length === 0 || ids.includes(id));
  const boss = await startJobQueue(addingOnly(pool), (error) => console.error(error.message));
  await retryJobs(boss, wanted);
  await boss.stop();
  console.log(`${wanted.length} jobs run again.`);
} else {
  console.table(await countJobs(database));
  if (failed.length > 0) console.table(failed);
}
await close();
