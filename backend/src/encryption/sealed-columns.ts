import { text } from 'drizzle-orm/pg-core';
import { bytea } from '../database/columns.ts';

/** The columns of a row with an encrypted text (`Sealed`). `rotateKeys` finds every table that has them. */
export const sealedColumns = () => ({
  /** The id of the master key that encrypts `dataKey`. */
  keyId: text('key_id').notNull(),
  dataKey: bytea('data_key').notNull(),
  sealed: bytea('sealed').notNull(),
});
