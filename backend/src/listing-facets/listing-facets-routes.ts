import { listingFacets } from 'shared-contract/search/listing-facets';
import { withEtag } from '../http/etag.ts';
import { item } from '../http/json-ld.ts';
import { publicRoute, type Route } from '../http/route.ts';
import { createListingSearch, searchCompleter } from '../listing-search/create-listing-search.ts';
import { listingSearchParameters } from '../listing-search/listing-search-parameters.ts';
import { listingPath } from '../listings/listing-resource.ts';
import { facetsOf } from './facets.ts';
import { findTotals } from './search-totals.ts';

const facetsRoute = publicRoute('GET', `${listingPath}/search-facets`, {
  summary: 'Result counts for each choice of a search’s filters, and without each filter.',
  query: listingSearchParameters,
  response: listingFacets,
  async handler({ database, query, request, now }) {
    const counted = await findTotals(database, query);
    const complete = await searchCompleter(database, now);
    const facets = counted ?? (await facetsOf(createListingSearch(database), complete, query, now));
    const resource = { '@id': `${listingPath}/search-facets`, '@type': 'ListingFacets', ...facets };
    return withEtag(item(resource), request);
  },
});

export const listingFacetsRoutes: Route[] = [facetsRoute];
