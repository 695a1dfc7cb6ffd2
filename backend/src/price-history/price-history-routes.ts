import { asc, eq } from 'drizzle-orm';
import { priceHistory } from 'shared-contract/listing/price-history';
import { withEtag } from '../http/etag.ts';
import { item } from '../http/json-ld.ts';
import { requireFound } from '../http/problem.ts';
import { publicRoute } from '../http/route.ts';
import { listingPath } from '../listings/listing-resource.ts';
import { findListing } from '../listings/listing-store.ts';
import { replacedPrices } from './replaced-price-table.ts';
import { visiblePrices } from './store-replaced-price.ts';

export const getPriceHistory = publicRoute('GET', `${listingPath}/:id/price-history`, {
  summary: 'When a public listing was published, and the prices that its owner has replaced since.',
  response: priceHistory,
  async handler({ database, params: { id }, request, now }) {
    const row = requireFound(await findListing(database, null, id, now));
    const publishedAt = requireFound(row.listing.publishedAt);
    const latest = visiblePrices(row);
    const isRentHidden = latest.leasePricing?.displayType === 'hide';
    const replaced =
      latest.pricing.displayType === 'hide'
        ? []
        : await database
            .select()
            .from(replacedPrices)
            .where(eq(replacedPrices.listingId, id))
            .orderBy(asc(replacedPrices.replacedAt));
    const resource = {
      '@id': `${listingPath}/${id}/price-history`,
      '@type': 'PriceHistory',
      publishedAt: publishedAt.toISOString(),
      ...latest,
      replacedPrices: replaced.map(({ pricing, leasePricing, replacedAt }) => ({
        pricing,
        leasePricing: leasePricing && isRentHidden ? { displayType: 'hide' as const } : leasePricing,
        replacedAt: replacedAt.toISOString(),
      })),
    };
    return withEtag(item(resource), request);
  },
});
