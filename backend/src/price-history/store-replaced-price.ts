import { isDeepStrictEqual } from 'node:util';
import type { Pricing } from 'shared-contract/listing/listing';
import type { Database } from '../database/database.ts';
import type { SummaryRow } from '../listings/listing-row.ts';
import { pendingContent } from '../listings/pending-changes.ts';
import { visibleMainPricing, visiblePricing } from '../listings/visible-fields.ts';
import { replacedPrices } from './replaced-price-table.ts';

type VisiblePrices = { pricing: Pricing; leasePricing: Pricing | null };
type PricedRow = Parameters<typeof visibleMainPricing>[0] & { listing: Pick<SummaryRow['listing'], 'leasePricing'> };

/** Returns the prices of a listing as visitors see them. */
export function visiblePrices(row: PricedRow): VisiblePrices {
  const { leasePricing } = row.listing;
  return {
    pricing: visibleMainPricing(row, 'public'),
    leasePricing: leasePricing && visiblePricing(leasePricing, 'public'),
  };
}

/** Stores the prices that the pending changes of a live listing replace, if visitors will see others. */
export async function storeReplacedPrice(
  { database, now }: { database: Database; now: Date },
  row: PricedRow & { listing: { id: string; pending: SummaryRow['listing']['pending'] } },
): Promise<void> {
  const before = visiblePrices(row);
  const after = visiblePrices({ ...row, listing: { ...row.listing, ...pendingContent(row.listing) } });
  if (isDeepStrictEqual(before, after)) return;
  await database.insert(replacedPrices).values({ ...before, listingId: row.listing.id, replacedAt: now });
}
