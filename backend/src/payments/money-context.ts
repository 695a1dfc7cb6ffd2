import type { PgBoss } from 'pg-boss';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { type AddJob, addJob } from '../jobs/job-queue.ts';

/** What code that changes money needs. `database` is a transaction. The owner comes from the rows. */
export type MoneyContext = { database: Database; config: BackendConfig; now: Date; addJob: AddJob };

/** Runs `work` in a transaction. */
export type Transact = <T>(work: (money: MoneyContext) => Promise<T>) => Promise<T>;

/**
 * What code that asks a payment provider needs. `database` is not a transaction, because no transaction may stay open
 * while a provider responds.
 */
export type ProviderContext = { database: Database; config: BackendConfig; transact: Transact };

export type ErrorLog = { error: (details: { err: unknown }, message: string) => void };

type Services = { database: Database; config: BackendConfig; boss: PgBoss };

/** Returns the context of a job or command that asks payment providers. */
export function providerContext({ database, config, boss }: Services): ProviderContext {
  return {
    database,
    config,
    transact: (work) =>
      database.transaction((transaction) =>
        work({
          database: transaction,
          config,
          now: config.clock(),
          addJob: (name, data) => addJob(boss, transaction, name, data),
        }),
      ),
  };
}
