import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { suburbs } from './suburb-table.ts';

/** Returns the suburbs with this name in all states: there are five Richmonds. */
export function findSuburbsByName(database: Database, name: string) {
  return database
    .select({
      id: suburbs.id,
      suburb: suburbs.name,
      state: suburbs.state,
      postcode: suburbs.postcode,
      timeZone: suburbs.timeZone,
      latitude: suburbs.latitude,
      longitude: suburbs.longitude,
    })
    .from(suburbs)
    .where(sql`lower(${suburbs.name}) = lower(${name})`);
}
