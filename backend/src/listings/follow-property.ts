import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Owner } from '../http/route.ts';
import { properties } from '../properties/property-table.ts';
import { listings } from './listing-table.ts';
import { searchColumns } from './search-columns.ts';

/** After a property changed: its listings are found by what it is and where it is now. */
export async function followProperty(database: Database, owner: Owner, propertyId: string): Promise<void> {
  const rows = await database
    .select({ listing: listings, property: properties })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(and(eq(listings.propertyId, propertyId), eq(listings.ownerId, owner.id)));
  for (const { listing, property } of rows) {
    await database.update(listings).set(searchColumns(property, listing)).where(eq(listings.id, listing.id));
  }
}
