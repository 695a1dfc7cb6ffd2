import { keepPreviousData } from '@tanstack/react-query';
import { resourceQuery } from 'shared-api';
import { type Suburb, suburb } from 'shared-contract/place/suburb';
import { collectionOf } from 'shared-contract/wire/json-ld';

const suburbs = collectionOf(suburb);

const options = {
  select: ({ member }: { member: Suburb[] }) => member,
  placeholderData: keepPreviousData,
  // The list of suburbs changes only with a release, so cached suburbs never become stale.
  staleTime: Number.POSITIVE_INFINITY,
};

/** The suburbs that match the typed text. The best match comes first. */
export const suburbSearchQuery = (typed: string) =>
  resourceQuery('/api/suburbs', suburbs, { ...options, query: { q: typed }, enabled: typed !== '' });

/** The suburbs in a URL, by their slugs. */
export const suburbsBySlugQuery = (slugs: readonly string[]) =>
  resourceQuery('/api/suburbs', suburbs, { ...options, query: { 'slug[]': slugs }, enabled: slugs.length > 0 });

/**
 * Returns the names of the suburbs in the order of the slugs. Omits suburbs that are not in the gazetteer, the site's
 * list of suburbs.
 */
export const suburbNames = (slugs: readonly string[], gazetteer: readonly Suburb[]): string[] =>
  slugs.flatMap((slug) => gazetteer.find((suburb) => suburb.slug === slug)?.name ?? []);
