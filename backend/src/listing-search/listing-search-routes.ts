import { listingSearchResult, listingsPerPage, maxReachableListings } from 'shared-contract/search/listing-search';
import { withEtag } from '../http/etag.ts';
import { serializedPage } from '../http/json-ld.ts';
import { badRequest } from '../http/problem.ts';
import { publicRoute } from '../http/route.ts';
import { cardsOf } from '../listing-cards/listing-cards.ts';
import { listingPath } from '../listings/listing-resource.ts';
import { createListingSearch, searchOf } from './create-listing-search.ts';
import { listingSearchParameters } from './listing-search-parameters.ts';

export const searchListings = publicRoute('GET', `${listingPath}/search`, {
  summary: 'Searches public listings. Pages cover the first 1,000 results.',
  query: listingSearchParameters,
  response: listingSearchResult,
  async handler({ database, query, request, now }) {
    if ((query.page - 1) * listingsPerPage >= maxReachableListings) {
      const reachable = maxReachableListings.toLocaleString('en-AU');
      throw badRequest('page-too-far', `Only the first ${reachable} results can be reached. Narrow the search.`);
    }
    const { hits, total } = await createListingSearch(database).page(await searchOf(database, query), now);
    const page = serializedPage('Listing', request, {
      page: query.page,
      perPage: listingsPerPage,
      totalItems: Math.min(total, maxReachableListings),
      totalItemsCapped: total > maxReachableListings,
      member: await cardsOf(database, hits),
    });
    return withEtag(page, request);
  },
});
