import { listingSummary } from 'shared-contract/listing/listing';
import { listingFacets } from 'shared-contract/search/listing-facets';
import { listingMap } from 'shared-contract/search/listing-map';
import { listingSearchResult, listingsPerPage, maxReachableListings } from 'shared-contract/search/listing-search';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { item, writtenCollection } from '../http/json-ld.ts';
import { isId } from '../http/parameters.ts';
import { badRequest } from '../http/problem.ts';
import { tagged, unlessKnown } from '../http/revalidatable.ts';
import { type Route, route } from '../http/route.ts';
import { listingPath } from '../listings/listing-resource.ts';
import { facetsOf } from './facets.ts';
import { cardsOf, soldOrLeased } from './listing-cards.ts';
import { listingMapParameters, listingSearchParameters } from './listing-search-parameters.ts';
import { mapOfListings } from './map-of-listings.ts';
import { pageOfListings } from './page-of-listings.ts';
import { searchedNow } from './searched.ts';

const lastPage = Math.ceil(maxReachableListings / listingsPerPage);
const mostIds = 200;

const searchRoute = route({
  method: 'GET',
  path: `${listingPath}/search`,
  access: 'public',
  summary: 'Public listings by place, price, size and much else. The first 1,000 results can be reached.',
  query: listingSearchParameters,
  response: listingSearchResult,
  kept: true,
  async handler({ database, query, request, now }) {
    if (query.page > lastPage) {
      throw badRequest(
        'page-too-far',
        `Page ${query.page} does not exist: the first ${maxReachableListings.toLocaleString('en-AU')} results, ${lastPage} pages of ${listingsPerPage}, can be reached. Narrow the search.`,
      );
    }
    const searched = await searchedNow(database, now);
    const found = pageOfListings(searched, query);
    return writtenCollection({
      type: 'Listing',
      url: request.url,
      page: query.page,
      perPage: listingsPerPage,
      totalItems: found.total,
      totalItemsCapped: found.capped,
      member: await cardsOf(database, searched.followed, found.hits),
    });
  },
});

const facetsRoute = route({
  method: 'GET',
  path: `${listingPath}/search-facets`,
  access: 'public',
  summary: 'What each choice of a search’s filters would find, and what it would find without each.',
  query: listingSearchParameters,
  response: listingFacets,
  kept: true,
  async handler({ database, query, now }) {
    const counts = facetsOf(await searchedNow(database, now), query);
    return item({ '@id': `${listingPath}/search-facets`, '@type': 'ListingFacets', ...counts });
  },
});

const mapRoute = route({
  method: 'GET',
  path: `${listingPath}/search-map`,
  access: 'public',
  summary: 'Where on the map a search’s results are, gathered by a grid of `cell` degrees.',
  query: listingMapParameters,
  response: listingMap,
  kept: true,
  async handler({ database, query: { cell, ...query }, now }) {
    const map = mapOfListings(await searchedNow(database, now), query, cell);
    return item({ '@id': `${listingPath}/search-map`, '@type': 'ListingMap', ...map });
  },
});

const cardsRoute = route({
  method: 'GET',
  path: `${listingPath}/cards`,
  access: 'public',
  summary:
    'Listings by their ids, as search shows them, and those sold or leased since. Those no longer public are left out.',
  query: z.object({ 'id[]': z._default(z.array(z.string()).check(z.maxLength(mostIds)), []) }),
  response: collectionOf(listingSummary),
  async handler({ database, query, request, now }) {
    const { followed, index } = await searchedNow(database, now);
    const ids = [...new Set(query['id[]'].filter(isId))];
    const found = ids.map((id) => index.hitOf(id, now.getTime()));
    const gone = await soldOrLeased(
      database,
      ids.filter((_, at) => !found[at]),
    );
    const hits = ids.flatMap((id, at) => found[at] ?? (gone.has(id) ? { id, nextOpen: null } : []));
    const member = await cardsOf(database, followed, hits);
    const answer = writtenCollection({
      type: 'Listing',
      url: request.url,
      page: 1,
      perPage: mostIds,
      totalItems: member.length,
      member,
    });
    return unlessKnown(tagged(answer), request);
  },
});

export const listingSearchRoutes: Route[] = [searchRoute, facetsRoute, mapRoute, cardsRoute];
