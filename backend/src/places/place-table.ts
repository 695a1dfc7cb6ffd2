import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { check, doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { AreaKind } from 'shared-contract/place/place';
import type { AustralianState } from 'shared-contract/place/suburb';

/**
 * Cities, regions, councils and states, each with its suburbs. Like the suburbs, they are public reference data and
 * have no owner.
 */
export const places = pgTable(
  'places',
  {
    /** Such as `gold-coast-qld`; the slug of a state is its abbreviation. */
    slug: text('slug').primaryKey(),
    name: text('name').notNull(),
    /** The name as `searchWords` returns it. */
    searchName: text('search_name').notNull(),
    kind: text('kind').$type<AreaKind>().notNull(),
    state: text('state').$type<AustralianState>().notNull(),
    /** The box around the centres of the suburbs, for maps. */
    south: doublePrecision('south').notNull(),
    west: doublePrecision('west').notNull(),
    north: doublePrecision('north').notNull(),
    east: doublePrecision('east').notNull(),
    /** An array, so that a search reads all suburbs of a place as one row. */
    suburbSlugs: text('suburb_slugs').array().notNull(),
  },
  (table) => [
    index('places_words').using('gin', placeWords(table.searchName, table.state)),
    check('places_suburbs', sql`cardinality(suburb_slugs) > 0`),
  ],
);

/** The words by which a place is found. A query must contain exactly this expression, as with `suburbWords`. */
export function placeWords(searchName: SQLWrapper, state: SQLWrapper): SQL {
  return sql`to_tsvector('simple', ${searchName} || ' ' || ${state})`;
}
