import { keepPreviousData } from '@tanstack/react-query';
import { resourceQuery } from 'shared-api';
import { type Suburb, suburb } from 'shared-contract/place/suburb';
import { collectionOf } from 'shared-contract/wire/json-ld';

const suburbs = collectionOf(suburb);

const options = {
  select: ({ member }: { member: Suburb[] }) => member,
  placeholderData: keepPreviousData,
  // The gazetteer changes with a release at most.
  staleTime: Number.POSITIVE_INFINITY,
};

/** The type-ahead: suburbs that match what is typed, best match first. */
export const suburbSearchQuery = (typed: string) =>
  resourceQuery('/api/suburbs', suburbs, { ...options, query: { q: typed }, enabled: typed !== '' });

/** The suburbs of an address, by slug. */
export const suburbsBySlugQuery = (slugs: readonly string[]) =>
  resourceQuery('/api/suburbs', suburbs, { ...options, query: { 'slug[]': slugs }, enabled: slugs.length > 0 });

/** Names in the order of the address. */
export const suburbNames = (slugs: readonly string[], known: readonly Suburb[]): string[] =>
  slugs.flatMap((slug) => known.find((suburb) => suburb.slug === slug)?.name ?? []);
