import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { type Suburb, suburb } from 'shared-contract/place/suburb';
import { collectionOf } from 'shared-contract/wire/json-ld';

const suburbs = collectionOf(suburb);
/** The gazetteer changes with a release at most. */
const staleTime = Number.POSITIVE_INFINITY;

/** The type-ahead: what is typed, best match first. */
export const suburbsLikeQuery = (typed: string) =>
  queryOptions({
    queryKey: ['suburbs', 'like', typed],
    queryFn: async ({ signal }) => (await api.get('/api/suburbs', suburbs, { query: { q: typed }, signal })).member,
    enabled: typed !== '',
    placeholderData: keepPreviousData,
    staleTime,
  });

/** The suburbs of an address, by slug. */
export const suburbsQuery = (slugs: readonly string[]) =>
  queryOptions({
    queryKey: ['suburbs', 'named', ...slugs],
    queryFn: async ({ signal }) =>
      (await api.get('/api/suburbs', suburbs, { query: { 'slug[]': slugs }, signal })).member,
    enabled: slugs.length > 0,
    placeholderData: keepPreviousData,
    staleTime,
  });

/** Names in the order of the address. */
export const knownNames = (slugs: readonly string[], known: readonly Suburb[]): string[] =>
  slugs.flatMap((slug) => known.find((suburb) => suburb.slug === slug)?.name ?? []);
