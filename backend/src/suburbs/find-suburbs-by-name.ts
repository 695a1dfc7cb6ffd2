import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { suburbs } from './suburb-table.ts';

/** Returns the suburbs with this name in all states: there are five Richmonds. */
export function findSuburbsByName(database: Database, name: string) {
  const { id, name: suburb, state, postcode, timeZone, latitude, longitude } = suburbs;
  return database
    .select({ id, suburb, state, postcode, timeZone, latitude, longitude })
    .from(suburbs)
    .where(sql`lower(${suburb}) = lower(${name})`);
}
