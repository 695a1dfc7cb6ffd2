import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { AustralianState, Suburb } from 'shared-contract/place/suburb';
import { primaryId } from '../database/columns.ts';

/** The Australian suburbs that the site knows (the gazetteer). They are public reference data and have no owner. */
export const suburbs = pgTable(
  'suburbs',
  {
    id: primaryId(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    /** The name as `searchWords` returns it. */
    searchName: text('search_name').notNull(),
    state: text('state').$type<AustralianState>().notNull(),
    postcode: text('postcode').notNull(),
    localGovernmentArea: text('local_government_area').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    settlement: text('settlement').$type<Suburb['settlement']>().notNull(),
    timeZone: text('time_zone').notNull(),
  },
  (table) => [
    index('suburbs_words').using('gin', suburbWords(table.searchName, table.postcode)),
    index('suburbs_name').on(sql`lower(${table.name})`),
    index('suburbs_latitude').on(table.latitude),
  ],
);

/**
 * The words by which a suburb is found. A query must contain exactly this expression; otherwise PostgreSQL does not use
 * the index `suburbs_words`.
 */
export function suburbWords(searchName: SQLWrapper, postcode: SQLWrapper): SQL {
  return sql`to_tsvector('simple', ${searchName} || ' ' || ${postcode})`;
}
