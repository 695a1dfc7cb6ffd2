import { listingSummary } from 'shared-contract/listing/listing';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { withEtag } from '../http/etag.ts';
import { collectionPage } from '../http/json-ld.ts';
import { isId } from '../http/parameters.ts';
import { publicRoute } from '../http/route.ts';
import { createListingSearch } from '../listing-search/create-listing-search.ts';
import { listingPath } from '../listings/listing-resource.ts';
import { soldOrLeased, summariesOf } from './listing-cards.ts';

const maxIds = 200;

export const getListingCards = publicRoute('GET', `${listingPath}/cards`, {
  summary: 'Cards of listings by id, also of sold and leased ones. Listings that are not public are left out.',
  query: z.object({ 'id[]': z._default(z.array(z.string()).check(z.maxLength(maxIds)), []) }),
  response: collectionOf(listingSummary),
  async handler({ database, query, request, now }) {
    const ids = [...new Set(query['id[]'].filter(isId))];
    const found = new Map((await createListingSearch(database).hits(ids, now)).map((hit) => [hit.id, hit]));
    for (const hit of await soldOrLeased(database, ids)) found.set(hit.id, hit);
    const member = await summariesOf(
      database,
      ids.flatMap((id) => found.get(id) ?? []),
    );
    const page = { page: 1, perPage: maxIds, totalItems: member.length, member };
    return withEtag(collectionPage('Listing', request, page), request);
  },
});
