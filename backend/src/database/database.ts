import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** The database or a transaction. The functions in `…-store.ts` accept both. */
export type Database = PgDatabase<NodePgQueryResultHKT>;
