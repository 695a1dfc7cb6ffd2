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
import { listingSearchOn, searchCompleter } from './listing-search-on.ts';
import { listingMapParameters, listingSearchParameters } from './listing-search-parameters.ts';
import { mapOfListings } from './map-of-listings.ts';
import { findTotals } from './search-totals.ts';

const lastPage = Math.ceil(maxReachableListings / listingsPerPage);
const maxIds = 200;

const searchRoute = route({
  method: 'GET',
  path: `${listingPath}/search`,
  access: 'public',
  summary: 'Public listings by place, price, size and much else. The first 1,000 results can be reached.',
  query: listingSearchParameters,
  response: listingSearchResult,
  async handler({ database, query, request, now }) {
    if (query.page > lastPage) {
      throw badRequest(
        'page-too-far',
        `Page ${query.page} does not exist: the first ${maxReachableListings.toLocaleString('en-AU')} results, ${lastPage} pages of ${listingsPerPage}, can be reached. Narrow the search.`,
      );
    }
    const complete = await searchCompleter(database, now);
    const { hits, total } = await listingSearchOn(database).page(complete(query), now);
    const page = writtenCollection({
      type: 'Listing',
      url: request.url,
      page: query.page,
      perPage: listingsPerPage,
      totalItems: Math.min(total, maxReachableListings),
      totalItemsCapped: total > maxReachableListings,
      member: await cardsOf(database, hits),
    });
    return unlessKnown(tagged(page), request);
  },
});

const facetsRoute = route({
  method: 'GET',
  path: `${listingPath}/search-facets`,
  access: 'public',
  summary: 'What each choice of a search’s filters would find, and what it would find without each.',
  query: listingSearchParameters,
  response: listingFacets,
  async handler({ database, query, request, now }) {
    const counted = await findTotals(database, query);
    const complete = await searchCompleter(database, now);
    const facets = counted ?? (await facetsOf(listingSearchOn(database), complete, query, now));
    const resource = { '@id': `${listingPath}/search-facets`, '@type': 'ListingFacets', ...facets };
    return unlessKnown(tagged(item(resource)), request);
  },
});

const mapRoute = route({
  method: 'GET',
  path: `${listingPath}/search-map`,
  access: 'public',
  summary: 'Where on the map a search’s results are, gathered by a grid of `cell` degrees.',
  query: listingMapParameters,
  response: listingMap,
  async handler({ database, query: { cell, ...query }, request, now }) {
    const complete = await searchCompleter(database, now);
    const map = mapOfListings(await listingSearchOn(database).grid(complete(query), cell, now));
    const resource = { '@id': `${listingPath}/search-map`, '@type': 'ListingMap', ...map };
    return unlessKnown(tagged(item(resource)), request);
  },
});

const cardsRoute = route({
  method: 'GET',
  path: `${listingPath}/cards`,
  access: 'public',
  summary:
    'Listings by their ids, as search shows them, and those sold or leased since. Those no longer public are left out.',
  query: z.object({ 'id[]': z._default(z.array(z.string()).check(z.maxLength(maxIds)), []) }),
  response: collectionOf(listingSummary),
  async handler({ database, query, request, now }) {
    const ids = [...new Set(query['id[]'].filter(isId))];
    const found = new Map((await listingSearchOn(database).hits(ids, now)).map((hit) => [hit.id, hit]));
    for (const hit of await soldOrLeased(database, ids)) found.set(hit.id, hit);
    const member = await cardsOf(
      database,
      ids.flatMap((id) => found.get(id) ?? []),
    );
    const answer = writtenCollection({
      type: 'Listing',
      url: request.url,
      page: 1,
      perPage: maxIds,
      totalItems: member.length,
      member,
    });
    return unlessKnown(tagged(answer), request);
  },
});

export const listingSearchRoutes: Route[] = [searchRoute, facetsRoute, mapRoute, cardsRoute];
