import { amountOf } from 'shared-contract/money/money';
import { minPricesOfMedian, suburbMarket } from 'shared-contract/search/suburb-market';
import * as z from 'zod/mini';
import { withEtag } from '../http/etag.ts';
import { item } from '../http/json-ld.ts';
import { publicRoute } from '../http/route.ts';
import { createListingSearch } from '../listing-search/create-listing-search.ts';
import type { SuburbFigures } from '../listing-search/listing-search.ts';
import { suburbPath } from '../suburbs/suburb-resource.ts';

export const getSuburbMarket = publicRoute('GET', `${suburbPath}/:slug/market`, {
  summary: 'What is advertised in a suburb: the number of listings, their median price and age, also by bedrooms.',
  params: z.object({ slug: z.string().check(z.maxLength(100)) }),
  query: z.object({
    listingType: z.enum(['sale', 'lease']),
    propertyType: z.enum(['residential', 'commercial', 'land', 'rural']),
  }),
  response: suburbMarket,
  cacheControl: 'public, max-age=600',
  async handler({ database, params: { slug }, query, now, request }) {
    const figures = await createListingSearch(database).suburbFigures({ ...query, suburb: slug }, now);
    const all = figures.find(({ bedrooms }) => bedrooms === null);
    const resource = {
      '@id': `${suburbPath}/${slug}/market`,
      '@type': 'SuburbMarket',
      ...groupOf(all),
      medianDays: all?.medianDays ?? null,
      byBedrooms: figures.flatMap((one) => (one.bedrooms === null ? [] : { bedrooms: one.bedrooms, ...groupOf(one) })),
    };
    return withEtag(item(resource), request);
  },
});

function groupOf({ listings, priced, medianCents }: Partial<SuburbFigures> = {}) {
  const isEnough = medianCents != null && (priced ?? 0) >= minPricesOfMedian;
  return { listings: listings ?? 0, priced: priced ?? 0, medianPrice: isEnough ? amountOf(medianCents) : null };
}
