import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { listingSummary } from 'shared-contract/listing/listing';
import { listingMap } from 'shared-contract/search/listing-map';
import { type ListingSearchQuery, listingSearchParameters } from 'shared-contract/search/listing-search';
import { collectionOf } from 'shared-contract/wire/json-ld';
import type { MapWindow } from './map-geometry.ts';

/** What a search finds in a window of the map. The pins before stay until these are here. */
export const pinsQuery = (search: ListingSearchQuery, { bounds, cell }: MapWindow) =>
  queryOptions({ ...mapQuery({ ...search, bounds }, cell), placeholderData: keepPreviousData });

const coarse = 1;

/** Where all that a search finds lies. */
export const extentQuery = (search: ListingSearchQuery) =>
  queryOptions({ ...mapQuery({ ...search, bounds: undefined }, coarse), select: ({ extent }) => extent });

function mapQuery(search: ListingSearchQuery, cell: number) {
  const query = listingSearchParameters({ ...search, sort: 'newest', page: 1 });
  query.set('cell', String(cell));
  return queryOptions({
    queryKey: ['listings', 'map', query.toString()],
    queryFn: ({ signal }) => api.get('/api/listings/search-map', listingMap, { query, signal }),
  });
}

const cards = collectionOf(listingSummary);

/** What a pin stands for. */
export const pinCardsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['listings', 'cards', ...ids],
    queryFn: async ({ signal }) => {
      const { member } = await api.get('/api/listings/cards', cards, { query: { 'id[]': ids }, signal });
      return member;
    },
    enabled: ids.length > 0,
  });
