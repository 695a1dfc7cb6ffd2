import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/database.ts';

export type Block = {
  /** Resolves when another transaction waits for the row. */
  reached: Promise<void>;
  free: () => Promise<void>;
};

/** Locks a row until it is freed. */
export async function blockRow(database: Database, table: PgTable, column: PgColumn, id: string): Promise<Block> {
  const freed = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<number>();
  const lock = database.transaction(async (transaction) => {
    await transaction.select().from(table).where(eq(column, id)).for('update');
    const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    locked.resolve(rows[0]?.pid ?? 0);
    await freed.promise;
  });
  lock.catch(locked.reject);
  const pid = await locked.promise;
  let isFree = false;
  const untilBlocked = async () => {
    const waiting = sql`select 1 from pg_stat_activity where ${pid} = any(pg_blocking_pids(pid))`;
    while (!isFree && (await database.execute(waiting)).rows.length === 0) await wait(5);
  };
  return {
    reached: untilBlocked(),
    async free() {
      isFree = true;
      freed.resolve();
      await lock;
    },
  };
}
