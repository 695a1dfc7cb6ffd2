/*
 * The program of `pnpm --filter backend reconcile [days]`, which compares the payments of the last days, three by
 * default, with those of the providers. It lists the differences and the refunds that are owed, and fails when there
 * is one.
 */

import { readConfig } from '../config.ts';
import { runningPostgresUrl } from '../database/embedded-postgres.ts';
import { connect } from '../database/open-database.ts';
import { addingOnly, startJobQueue } from '../jobs/job-queue.ts';
import { providerContext } from './money-context.ts';
import { findDifferences } from './reconcile.ts';
import { findOwedRefunds, owedRefundLabel } from './refund-superseded.ts';

const days = Number(process.argv[2] ?? 3);
const config = readConfig(process.env);
const { database, pool, close } = connect(config.databaseUrl ?? (await runningPostgresUrl(config.dataFolder)), 2);
const boss = await startJobQueue(addingOnly(pool), (error) => console.error(error.message));
const since = new Date(Date.now() - days * 24 * 3_600_000);
const differences = await findDifferences(providerContext({ database, config, boss }), since);
if (differences.length > 0) console.table(differences);
console.log(`${differences.length} differences in the payments of the last ${days} days.`);
const owed = await findOwedRefunds({ database });
for (const payment of owed) console.log(`A refund is owed: ${owedRefundLabel(payment)}.`);
process.exitCode = differences.length + owed.length > 0 ? 1 : 0;
await boss.stop();
await close();
