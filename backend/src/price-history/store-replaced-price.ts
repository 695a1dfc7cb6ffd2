import { isDeepStrictEqual } from 'node:util';
import { desc, eq } from 'drizzle-orm';
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

type Scope = { database: Database; now: Date };
type StoredRow = PricedRow & { listing: { id: string } };

/** Stores the prices that the pending changes of a live listing replace, if visitors will see others. */
export async function storeReplacedPrice(
  { database, now }: Scope,
  row: StoredRow & { listing: { pending: SummaryRow['listing']['pending'] } },
): Promise<void> {
  const before = visiblePrices(row);
  const after = visiblePrices({ ...row, listing: { ...row.listing, ...pendingContent(row.listing) } });
  if (isDeepStrictEqual(before, after)) return;
  await database.insert(replacedPrices).values({ ...before, listingId: row.listing.id, replacedAt: now });
}

/** Stores the prices of a listing that its owner withdraws. Its prices can change before it is published again. */
export async function storeWithdrawnPrice({ database, now }: Scope, row: StoredRow): Promise<void> {
  await database.insert(replacedPrices).values({ ...visiblePrices(row), listingId: row.listing.id, replacedAt: now });
}

/** Keeps the prices of a withdrawn listing as replaced ones if it is published again with others. */
export async function keepWithdrawnPrice({ database, now }: Scope, row: StoredRow): Promise<void> {
  const [last] = await database
    .select()
    .from(replacedPrices)
    .where(eq(replacedPrices.listingId, row.listing.id))
    .orderBy(desc(replacedPrices.replacedAt))
    .limit(1);
  if (!last) return;
  const isLast = eq(replacedPrices.id, last.id);
  const { pricing, leasePricing } = last;
  if (isDeepStrictEqual({ pricing, leasePricing }, visiblePrices(row))) {
    await database.delete(replacedPrices).where(isLast);
  } else {
    await database.update(replacedPrices).set({ replacedAt: now }).where(isLast);
  }
}
