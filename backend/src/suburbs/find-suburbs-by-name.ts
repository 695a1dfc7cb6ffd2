import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { suburbs } from './suburb-table.ts';

/** Returns the suburbs with this name. Several states can have one, such as Richmond. */
export function findSuburbsByName(database: Database, name: string) {
  const { id, name: suburb, state, postcode, timeZone, latitude, longitude } = suburbs;
  return database
    .select({ id, suburb, state, postcode, timeZone, latitude, longitude })
    .from(suburbs)
    .where(sql`lower(${suburb}) = lower(${name})`);
}
