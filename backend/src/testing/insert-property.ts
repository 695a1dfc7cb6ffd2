import type { Database } from '../database/database.ts';
import { properties } from '../properties/property-table.ts';
import { insertUser } from './test-user.ts';

type Insert = typeof properties.$inferInsert;

/** A house in Richmond, with its owner, unless told otherwise. */
export async function insertProperty(database: Database, values: Pick<Insert, 'ownerId'> & Partial<Insert>) {
  await insertUser(database, { id: values.ownerId });
  const [row] = await database
    .insert(properties)
    .values({
      propertyType: 'Residential',
      category: 'House',
      streetAddress: '12A/3–5 Bridge Road',
      suburb: 'Richmond',
      state: 'VIC',
      postcode: '3121',
      timeZone: 'Australia/Melbourne',
      latitude: -37.8205,
      longitude: 144.9985,
      bedrooms: 3,
      baths: 1,
      carSpaces: 1,
      ...values,
    })
    .returning();
  if (!row) throw new Error('The property was not stored.');
  return row;
}
