import { keepPreviousData } from '@tanstack/react-query';
import { resourceQuery } from 'shared-api';
import { foundListing } from 'shared-contract/search/found-listing';
import { listingMap } from 'shared-contract/search/listing-map';
import { type ListingSearchQuery, listingSearchParameters } from 'shared-contract/search/listing-search';
import { collectionOf } from 'shared-contract/wire/json-ld';
import type { MapWindow } from './map-geometry.ts';

const path = '/api/listings/search-map';

/** The pins in a window of the map. While they load, the pins of the previous window stay visible. */
export const pinsQuery = (search: ListingSearchQuery, { bounds, cell }: MapWindow) =>
  resourceQuery(path, listingMap, {
    query: mapParameters({ ...search, bounds }, cell),
    placeholderData: keepPreviousData,
  });

const coarseCell = 1;

/** The smallest bounds that contain all results of a search. */
export const extentQuery = (search: ListingSearchQuery) =>
  resourceQuery(path, listingMap, {
    query: mapParameters({ ...search, bounds: undefined }, coarseCell),
    select: ({ extent }) => extent,
  });

function mapParameters(search: ListingSearchQuery, cell: number): URLSearchParams {
  const query = listingSearchParameters({ ...search, sort: 'newest', page: 1 });
  query.set('cell', String(cell));
  return query;
}

const cards = collectionOf(foundListing);

/** The listings at a pin, for the cards that open there. */
export const pinCardsQuery = (ids: readonly string[]) =>
  resourceQuery('/api/listings/cards', cards, {
    query: { 'id[]': ids },
    select: ({ member }) => member,
    enabled: ids.length > 0,
  });
