import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { insertProperty } from '../../testing/insert-property.ts';
import { testBackend } from '../../testing/test-backend.ts';
import type { SearchDocument } from '../listing-search.ts';
import { postgresListingSearch } from '../postgres/postgres-listing-search.ts';
import type { SearchHarness } from './listing-search-contract.ts';

export async function postgresSearchHarness(...options: Rest): Promise<SearchHarness> {
  const { database, close } = await testBackend();
  return {
    engine: postgresListingSearch(database, ...options),
    prepare: (documents) => insertReferencedRows(database, documents),
    close,
  };
}

/** Inserts the listings and open homes that PostgreSQL's search refers to. */
export async function insertReferencedRows(database: Database, documents: readonly SearchDocument[]): Promise<void> {
  const property = await insertProperty(database, { ownerId: '10000000-0000-4000-8000-000000000001' });
  const ids = JSON.stringify(documents.map(({ id, publishedAt }) => ({ id, publishedAt })));
  const opens = documents.flatMap(({ id, timeZone, opens }) => opens.map((open) => ({ id, timeZone, ...open })));
  await database.execute(sql`
    insert into listings (id, owner_id, property_id, type, status, pricing, published_at)
    select id, ${property.ownerId}, ${property.id}, 'sale', 'active', '{"displayType":"hide"}', "publishedAt"
    from json_to_recordset(${ids}::json) as document (id uuid, "publishedAt" timestamptz)`);
  await database.execute(sql`
    insert into listing_opens (owner_id, listing_id, start_at, end_at, time_zone)
    select ${property.ownerId}, id, "startAt", "endAt", "timeZone"
    from json_to_recordset(${JSON.stringify(opens)}::json)
      as document (id uuid, "startAt" timestamptz, "endAt" timestamptz, "timeZone" text)`);
}

type Rest = Parameters<typeof postgresListingSearch> extends [unknown, ...infer R] ? R : never;
