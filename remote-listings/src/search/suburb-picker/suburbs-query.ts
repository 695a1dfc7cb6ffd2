import { keepPreviousData } from '@tanstack/react-query';
import { resourceQuery } from 'shared-api';
import type { MapPoint } from 'shared-contract/place/map-point';
import { type Place, place } from 'shared-contract/place/place';
import { collectionOf } from 'shared-contract/wire/json-ld';

const places = collectionOf(place);

const options = {
  select: ({ member }: { member: Place[] }) => member,
  placeholderData: keepPreviousData,
  // The list of places changes only with a release, so cached places never become stale.
  staleTime: Number.POSITIVE_INFINITY,
};

/** The suburbs, cities, regions, councils and states that match the typed text. The best match comes first. */
export const placeSearchQuery = (typed: string) =>
  resourceQuery('/api/places', places, { ...options, query: { q: typed }, enabled: typed !== '' });

/** The suburbs and other places in a URL, by their slugs. */
export const suburbsBySlugQuery = (slugs: readonly string[]) =>
  resourceQuery('/api/places', places, { ...options, query: { 'slug[]': slugs }, enabled: slugs.length > 0 });

/**
 * The suburb nearest to a point. Sends the point rounded to about a kilometre: that is enough to find the suburb, and
 * the server does not learn the address of the user.
 */
export const nearestSuburbQuery = ({ latitude, longitude }: MapPoint) => {
  const near = `${latitude.toFixed(2)},${longitude.toFixed(2)}`;
  return resourceQuery('/api/places', places, { ...options, query: { near } });
};

/** Returns the names of the places in the order of the slugs. Omits places that the site does not know. */
export const suburbNames = (slugs: readonly string[], known: readonly Pick<Place, 'slug' | 'name'>[]): string[] =>
  slugs.flatMap((slug) => known.find((one) => one.slug === slug)?.name ?? []);
