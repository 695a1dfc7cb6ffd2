import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Owner } from '../http/route.ts';
import { listings } from '../listings/listing-table.ts';
import { storeInSearch } from './store-in-search.ts';

/** Updates the search documents of a property's listings after the property changed. */
export async function storePropertyInSearch(
  database: Database,
  owner: Owner,
  propertyId: string,
  now: Date,
): Promise<void> {
  const rows = await database
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.propertyId, propertyId), eq(listings.ownerId, owner.id)));
  await storeInSearch(
    database,
    rows.map(({ id }) => id),
    now,
  );
}
