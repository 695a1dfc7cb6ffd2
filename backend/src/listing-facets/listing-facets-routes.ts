import { listingFacets } from 'shared-contract/search/listing-facets';
import { withEtag } from '../http/etag.ts';
import { item } from '../http/json-ld.ts';
import { publicRoute } from '../http/route.ts';
import { createListingSearch, searchOf } from '../listing-search/create-listing-search.ts';
import { listingSearchParameters } from '../listing-search/listing-search-parameters.ts';
import { listingPath } from '../listings/listing-resource.ts';
import { facetsOf } from './facets.ts';
import { findTotals } from './search-totals.ts';

export const getSearchFacets = publicRoute('GET', `${listingPath}/search-facets`, {
  summary: 'Result counts for each choice of a search’s filters, and without each filter.',
  query: listingSearchParameters,
  response: listingFacets,
  async handler({ database, query, request, now }) {
    const counted = await findTotals(database, query);
    const facets =
      counted ?? (await facetsOf(createListingSearch(database), await searchOf(database, query, true), now));
    const resource = { '@id': `${listingPath}/search-facets`, '@type': 'ListingFacets', ...facets };
    return withEtag(item(resource), request);
  },
});
