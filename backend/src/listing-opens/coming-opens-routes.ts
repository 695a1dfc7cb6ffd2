import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { listingOpen } from 'shared-contract/listing/listing';
import { collectionOf, idOfIri } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { withEtag } from '../http/etag.ts';
import { collection } from '../http/json-ld.ts';
import { isId } from '../http/parameters.ts';
import { publicRoute } from '../http/route.ts';
import { isAdvertisedListing, listings } from '../listings/listing-table.ts';
import { listingOpenPath, listingOpenResource } from './listing-open-resource.ts';
import { listingOpens } from './listing-open-table.ts';
import { openColumns } from './open-columns.ts';

const maxListings = 100;

export const listComingOpens = publicRoute('GET', listingOpenPath, {
  summary: 'The open homes of up to 100 listings that are not over, by time. Listings off the market have none.',
  query: z.object({ 'listing[]': z._default(z.array(z.string()).check(z.maxLength(maxListings)), []) }),
  response: collectionOf(listingOpen),
  async handler({ database, query, request, now }) {
    const ids = [...new Set(query['listing[]'].map(idOfIri).filter(isId))];
    const opens = await database
      .select(openColumns(now))
      .from(listingOpens)
      .innerJoin(listings, eq(listings.id, listingOpens.listingId))
      .where(and(inArray(listingOpens.listingId, ids), gt(listingOpens.endAt, now), isAdvertisedListing))
      .orderBy(asc(listingOpens.startAt), asc(listingOpens.id));
    const member = opens.map((open) => listingOpenResource(open, 'public'));
    return withEtag(collection('ListingOpen', request, member), request);
  },
});
