import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ListingFacets } from 'shared-contract/search/listing-facets';
import { instant } from '../database/columns.ts';

/** Facets of large country-wide searches without filters, counted by a job (`search-totals.ts`). */
export const searchTotals = pgTable('search_totals', {
  /** Listing type and property type of the search: `sale/residential`, `lease/`, `/`. */
  market: text('market').primaryKey(),
  facets: jsonb('facets').$type<Omit<ListingFacets, '@context' | '@id' | '@type'>>().notNull(),
  countedAt: instant('counted_at').notNull(),
});
