import { keepPreviousData } from '@tanstack/react-query';
import { resourceQuery } from 'shared-api';
import { type Suburb, suburb } from 'shared-contract/place/suburb';
import { collectionOf } from 'shared-contract/wire/json-ld';

const suburbs = collectionOf(suburb);

const options = {
  select: ({ member }: { member: Suburb[] }) => member,
  placeholderData: keepPreviousData,
  // The gazetteer changes only with a release.
  staleTime: Number.POSITIVE_INFINITY,
};

/** Suburbs that match the typed text, the best match first. */
export const suburbSearchQuery = (typed: string) =>
  resourceQuery('/api/suburbs', suburbs, { ...options, query: { q: typed }, enabled: typed !== '' });

/** The suburbs of a URL, by slug. */
export const suburbsBySlugQuery = (slugs: readonly string[]) =>
  resourceQuery('/api/suburbs', suburbs, { ...options, query: { 'slug[]': slugs }, enabled: slugs.length > 0 });

/** Returns the names in the order of the URL. */
export const suburbNames = (slugs: readonly string[], gazetteer: readonly Suburb[]): string[] =>
  slugs.flatMap((slug) => gazetteer.find((suburb) => suburb.slug === slug)?.name ?? []);
