import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ListingFacets } from 'shared-contract/search/listing-facets';
import { instant } from '../database/columns.ts';

/**
 * Facets of searches that have no filter except listing type and property type, and so many results that counting takes
 * long. A job counts and stores them (`search-totals.ts`).
 */
export const searchTotals = pgTable('search_totals', {
  /** Listing type and property type of the search, such as `sale/residential`, `lease/` or `/`. */
  market: text('market').primaryKey(),
  facets: jsonb('facets').$type<Omit<ListingFacets, '@context' | '@id' | '@type'>>().notNull(),
  countedAt: instant('counted_at').notNull(),
});
