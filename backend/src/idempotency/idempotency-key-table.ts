import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** The reply to a POST with an `Idempotency-Key`, stored in the same transaction as the effect of the POST. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Id of the user who sent the request. */
    scope: text('scope').notNull(),
    route: text('route').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status').notNull(),
    headers: jsonb('headers').$type<Record<string, string>>().notNull(),
    body: jsonb('body').$type<object>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.route, table.key] }),
    index('idempotency_keys_created_at').on(table.createdAt),
  ],
);
