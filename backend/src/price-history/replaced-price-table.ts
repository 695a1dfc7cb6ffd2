import { index, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { Pricing } from 'shared-contract/listing/listing';
import { instant, primaryId } from '../database/columns.ts';
import { listingId } from '../listings/listing-table.ts';

/** Prices that visitors of a listing saw until its owner published others. Never contains a hidden amount (V22). */
export const replacedPrices = pgTable(
  'replaced_prices',
  {
    id: primaryId(),
    listingId: listingId(),
    pricing: jsonb('pricing').$type<Pricing>().notNull(),
    leasePricing: jsonb('lease_pricing').$type<Pricing>(),
    replacedAt: instant('replaced_at').notNull(),
  },
  (table) => [index('replaced_prices_listing').on(table.listingId, table.replacedAt)],
);
