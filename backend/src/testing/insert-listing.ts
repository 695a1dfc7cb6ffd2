import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Pricing } from 'shared-contract/listing/listing';
import { suburbSlug } from 'shared-contract/place/suburb';
import type { PropertyTypeName } from 'shared-contract/property/property-type';
import type { Database } from '../database/database.ts';
import { featureCategories, features } from '../feature-categories/feature-category-table.ts';
import { listingOpens } from '../listing-opens/listing-open-table.ts';
import { listingAssets } from '../listings/listing-asset-table.ts';
import { listings } from '../listings/listing-table.ts';
import { pictures } from '../pictures/picture-table.ts';
import { properties } from '../properties/property-table.ts';
import { storeInSearch } from '../search-documents/store-in-search.ts';
import { suburbs } from '../suburbs/suburb-table.ts';
import { searchWords } from '../words/search-words.ts';
import { insertProperty } from './insert-property.ts';

type Insert = typeof listings.$inferInsert;
type ListingInit = Pick<Insert, 'ownerId'> &
  Partial<Insert> & {
    /** Values of the new property. `propertyId` uses an existing one. */
    property?: Partial<typeof properties.$inferInsert>;
    opens?: { startAt: Date; endAt: Date; bookable?: boolean; capacity?: number | null }[];
    /** Number of photos. */
    photos?: number;
    /** Names by category. */
    features?: Record<string, string[]>;
    /** Property types of a category's features; by default all. */
    featureTypes?: Record<string, PropertyTypeName[]>;
  };

export const rent = (dollars: number): Pricing => ({ displayType: 'value', displayValue: { value: `${dollars}.00` } });

export const hiddenPrice = (dollars: number): Pricing => ({
  displayType: 'hide',
  displayValue: { value: `${dollars}.00` },
});

/** By default an active listing of a three-bedroom house in Richmond for $650 a week, with its property and owner. */
export async function insertListing(
  database: Database,
  { property: overrides, opens = [], photos = 0, features: featureNames = {}, featureTypes = {}, ...init }: ListingInit,
) {
  const property = await propertyFor(database, init, overrides);
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
  const shown = await insertPictures(database, photos);
  const [row] = await database
    .insert(listings)
    .values({
      pictureId: shown[0]?.id ?? null,
      pictureCount: shown.length,
      featureIds: await insertFeatures(database, featureNames, featureTypes),
      status: 'active',
      headline: 'Sunny house near the river',
      publishedAt: new Date('2026-11-01T00:00:00Z'),
      ...facts,
      propertyId: property.id,
    })
    .returning();
  if (!row) throw new Error('The listing was not stored.');
  const own = { listingId: row.id, ownerId: init.ownerId };
  if (shown.length > 0) {
    const assets = shown.map(({ id }, index) => ({
      ...own,
      kind: 'photo' as const,
      pictureId: id,
      position: index + 1,
    }));
    await database.insert(listingAssets).values(assets);
  }
  if (opens.length > 0) {
    const { timeZone } = property;
    await database.insert(listingOpens).values(opens.map((open) => ({ ...open, ...own, timeZone })));
  }
  await storeInSearch(database, [row.id], new Date());
  return row;
}

async function insertPictures(database: Database, count: number) {
  if (count === 0) return [];
  const rows = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    width: 1600,
    height: 1067,
    alt: `View ${index + 1}`,
  }));
  return database.insert(pictures).values(rows).returning();
}

async function insertFeatures(
  database: Database,
  byCategory: Record<string, string[]>,
  types: Record<string, PropertyTypeName[]>,
): Promise<string[]> {
  const ids: string[] = [];
  for (const [position, [name, names]] of Object.entries(byCategory).entries()) {
    const [category] = await database.insert(featureCategories).values({ name, position }).returning();
    if (!category) throw new Error('The feature category was not stored.');
    const propertyTypes = types[name];
    const rows = names.map((feature, index) => ({
      name: feature,
      position: index,
      categoryId: category.id,
      ...(propertyTypes ? { propertyTypes } : {}),
    }));
    for (const { id } of await database.insert(features).values(rows).returning()) ids.push(id);
  }
  return ids;
}

async function propertyFor(
  database: Database,
  { ownerId, propertyId }: ListingInit,
  overrides: ListingInit['property'],
) {
  if (propertyId === undefined) return insertProperty(database, { ownerId, ...overrides });
  const [property] = await database.select().from(properties).where(eq(properties.id, propertyId));
  if (!property) throw new Error(`There is no property ${propertyId}.`);
  return property;
}

/** By default Richmond in Victoria. */
export async function insertSuburb(database: Database, values: Partial<typeof suburbs.$inferInsert> = {}) {
  const place = { name: 'Richmond', state: 'VIC' as const, postcode: '3121', ...values };
  const [row] = await database
    .insert(suburbs)
    .values({
      slug: suburbSlug(place.name, place.state, place.postcode),
      searchName: searchWords(place.name),
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
