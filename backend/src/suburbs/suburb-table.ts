import { doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { AustralianState, Suburb } from 'shared-contract/place/suburb';
import { primaryId } from '../database/columns.ts';

/** All Australian suburbs (the gazetteer). This is public reference data, so the rows have no owner. */
export const suburbs = pgTable(
  'suburbs',
  {
    id: primaryId(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    /** The name in lower case, without accents and apostrophes. */
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
    index('suburbs_search_name').on(table.searchName.op('text_pattern_ops')),
    index('suburbs_postcode').on(table.postcode.op('text_pattern_ops')),
  ],
);
