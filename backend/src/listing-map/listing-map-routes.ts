import { listingMap } from 'shared-contract/search/listing-map';
import { withEtag } from '../http/etag.ts';
import { item } from '../http/json-ld.ts';
import { publicRoute } from '../http/route.ts';
import { createListingSearch, searchOf } from '../listing-search/create-listing-search.ts';
import { listingMapParameters } from '../listing-search/listing-search-parameters.ts';
import { listingPath } from '../listings/listing-resource.ts';
import { mapOfListings } from './map-of-listings.ts';

export const getSearchMap = publicRoute('GET', `${listingPath}/search-map`, {
  summary: 'A search’s results on the map, grouped by a grid of `cell` degrees.',
  query: listingMapParameters,
  response: listingMap,
  async handler({ database, query: { cell, ...query }, request, now }) {
    const search = await searchOf(database, query);
    const map = mapOfListings(await createListingSearch(database).grid(search, cell, now));
    const resource = { '@id': `${listingPath}/search-map`, '@type': 'ListingMap', ...map };
    return withEtag(item(resource), request);
  },
});
