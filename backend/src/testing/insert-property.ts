import { eq } from 'drizzle-orm';
import { suburbSlug } from 'shared-contract/place/suburb';
import type { Database } from '../database/database.ts';
import { properties } from '../properties/property-table.ts';
import { suburbs } from '../suburbs/suburb-table.ts';
import { insertUser } from './test-user.ts';

type Insert = typeof properties.$inferInsert;

/** By default a house in Richmond, with its owner. */
export async function insertProperty(database: Database, values: Pick<Insert, 'ownerId'> & Partial<Insert>) {
  await insertUser(database, { id: values.ownerId });
  const place = { suburb: 'Richmond', state: 'VIC' as const, postcode: '3121', ...values };
  const [row] = await database
    .insert(properties)
    .values({
      suburbId: await suburbIdOf(database, place),
      propertyType: 'Residential',
      category: 'House',
      streetAddress: '12A/3–5 Bridge Road',
      timeZone: 'Australia/Melbourne',
      latitude: -37.8205,
      longitude: 144.9985,
      bedrooms: 3,
      baths: 1,
      carSpaces: 1,
      ...place,
    })
    .returning();
  if (!row) throw new Error('The property was not stored.');
  return row;
}

async function suburbIdOf(database: Database, place: Pick<Insert, 'suburb' | 'state' | 'postcode'>) {
  const [known] = await database
    .select({ id: suburbs.id })
    .from(suburbs)
    .where(eq(suburbs.slug, suburbSlug(place.suburb, place.state, place.postcode)));
  return known?.id ?? null;
}
