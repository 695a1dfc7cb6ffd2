import { type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Place } from 'shared-contract/place/place';
import type { Database } from '../database/database.ts';
import { suburbs } from '../suburbs/suburb-table.ts';
import { places } from './place-table.ts';

/**
 * Returns a subquery of the suburbs and of the other places that match these conditions. `code` is another text by
 * which a place is found: the postcode of a suburb, the abbreviation of a state.
 */
export function allPlaces(database: Database, suburbCondition: SQL, placeCondition: SQL) {
  const { slug, name, searchName, state, postcode, settlement, latitude, longitude } = suburbs;
  const someSuburbs = database
    .select({
      slug,
      name,
      searchName,
      kind: sql<Place['kind']>`'suburb'`.as('kind'),
      state,
      postcode: sql<string | null>`${postcode}`.as('postcode'),
      code: sql<string | null>`${postcode}`.as('code'),
      south: sql<number>`${latitude}`.as('south'),
      west: sql<number>`${longitude}`.as('west'),
      north: sql<number>`${latitude}`.as('north'),
      east: sql<number>`${longitude}`.as('east'),
      suburbs: sql<number>`1`.as('suburbs'),
      settlement: sql<string | null>`${settlement}`.as('settlement'),
    })
    .from(suburbs)
    .where(suburbCondition);
  const otherPlaces = database
    .select({
      slug: places.slug,
      name: places.name,
      searchName: places.searchName,
      kind: sql<Place['kind']>`${places.kind}`.as('kind'),
      state: places.state,
      postcode: sql<string | null>`null::text`.as('postcode'),
      code: sql<string | null>`case ${places.kind} when 'state' then lower(${places.state}) end`.as('code'),
      south: sql<number>`${places.south}`.as('south'),
      west: sql<number>`${places.west}`.as('west'),
      north: sql<number>`${places.north}`.as('north'),
      east: sql<number>`${places.east}`.as('east'),
      suburbs: sql<number>`cardinality(${places.suburbSlugs})`.as('suburbs'),
      settlement: sql<string | null>`null::text`.as('settlement'),
    })
    .from(places)
    .where(placeCondition);
  return unionAll(someSuburbs, otherPlaces).as('all_places');
}

type Row = Omit<Place, '@type' | 'bounds'> & Place['bounds'];

export const placeResource = ({ slug, name, kind, state, postcode, suburbs: count, ...box }: Row): Place => ({
  '@type': 'Place',
  slug,
  name,
  kind,
  state,
  postcode,
  bounds: { south: box.south, west: box.west, north: box.north, east: box.east },
  suburbs: count,
});
