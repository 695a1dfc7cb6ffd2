import { eq } from 'drizzle-orm';
import type { Pricing } from 'shared-contract/listing';
import { suburbSlug } from 'shared-contract/suburb';
import type { Database } from '../database/database.ts';
import { listingOpens } from '../listing-opens/listing-open-table.ts';
import { listings } from '../listings/listing-table.ts';
import { searchColumns } from '../listings/search-columns.ts';
import { properties } from '../properties/property-table.ts';
import { suburbs } from '../suburbs/suburb-table.ts';
import { insertProperty } from './insert-property.ts';

type Insert = typeof listings.$inferInsert;
type ListingInit = Pick<Insert, 'ownerId'> &
  Partial<Insert> & {
    /** Of the new property; `propertyId` takes one that is there. */
    property?: Partial<typeof properties.$inferInsert>;
    opens?: { startAt: Date; endAt: Date }[];
  };

export const rent = (dollars: number): Pricing => ({ displayType: 'value', displayValue: { value: `${dollars}.00` } });

export const hiddenPrice = (dollars: number): Pricing => ({
  displayType: 'hide',
  displayValue: { value: `${dollars}.00` },
});

/** An active listing of a three-bedroom house in Richmond for $650 a week, with its property and owner, unless told otherwise. */
export async function insertListing(database: Database, { property: wished, opens = [], ...init }: ListingInit) {
  const property = await propertyFor(database, init, wished);
  const facts = {
    type: 'lease' as const,
    pricing: rent(650),
    leasePricing: null,
    listingPropertyDetails: [
      { name: 'bedrooms' as const, value: property.bedrooms ?? 0 },
      { name: 'baths' as const, value: property.baths ?? 0 },
      { name: 'garages' as const, value: property.carSpaces ?? 0 },
    ],
    ...init,
  };
  const [row] = await database
    .insert(listings)
    .values({
      status: 'active',
      headline: 'Sunny house near the river',
      publishedAt: new Date('2026-11-01T00:00:00Z'),
      ...facts,
      ...searchColumns(property, facts),
      propertyId: property.id,
    })
    .returning();
  if (!row) throw new Error('The listing was not stored.');
  if (opens.length > 0) {
    const { timeZone } = property;
    await database
      .insert(listingOpens)
      .values(opens.map((open) => ({ ...open, listingId: row.id, ownerId: init.ownerId, timeZone })));
  }
  return row;
}

async function propertyFor(database: Database, { ownerId, propertyId }: ListingInit, wished: ListingInit['property']) {
  if (propertyId === undefined) return insertProperty(database, { ownerId, ...wished });
  const [property] = await database.select().from(properties).where(eq(properties.id, propertyId));
  if (!property) throw new Error(`There is no property ${propertyId}.`);
  return property;
}

/** Richmond in Victoria, unless told otherwise. */
export async function insertSuburb(database: Database, values: Partial<typeof suburbs.$inferInsert> = {}) {
  const place = { name: 'Richmond', state: 'VIC' as const, postcode: '3121', ...values };
  const [row] = await database
    .insert(suburbs)
    .values({
      slug: suburbSlug(place.name, place.state, place.postcode),
      searchName: place.name.toLowerCase(),
      localGovernmentArea: 'City of Yarra',
      latitude: -37.82,
      longitude: 145,
      settlement: 'metro',
      timeZone: 'Australia/Melbourne',
      ...place,
    })
    .returning();
  if (!row) throw new Error('The suburb was not stored.');
  return row;
}
