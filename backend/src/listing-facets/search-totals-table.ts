import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ListingFacets } from 'shared-contract/search/listing-facets';
import { instant } from '../database/columns.ts';

/**
 * The facets of searches that have no filters except listing type and property type. Only searches with so many results
 * that counting takes long are stored. A job counts them every hour (`search-totals.ts`).
 */
export const searchTotals = pgTable('search_totals', {
  /** Listing type and property type of the search, such as `sale/residential`, `lease/` or `/`. */
  market: text('market').primaryKey(),
  facets: jsonb('facets').$type<Omit<ListingFacets, '@context' | '@id' | '@type'>>().notNull(),
  countedAt: instant('counted_at').notNull(),
});
