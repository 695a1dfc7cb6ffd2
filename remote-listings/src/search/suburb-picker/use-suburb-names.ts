import { useQuery } from '@tanstack/react-query';
import { nameInSlug } from '../address/search-labels.ts';
import { knownNames, suburbsQuery } from './suburbs-query.ts';

/** The names of those suburbs the gazetteer knows; whatever else an address holds is not repeated. */
export function useKnownSuburbs(slugs: readonly string[]): string[] {
  const { data = [] } = useQuery(suburbsQuery(slugs));
  return knownNames(slugs, data);
}

/** A suburb's name by its slug: the gazetteer's (`O'Connor`), until it answers what the slug itself tells (`Oconnor`). */
export function useSuburbNames(slugs: readonly string[]): (slug: string) => string {
  const { data = [] } = useQuery(suburbsQuery(slugs));
  return (slug) => data.find((suburb) => suburb.slug === slug)?.name ?? nameInSlug(slug);
}

/** Those of an address that are no suburbs at all: none until the gazetteer has answered. */
export function useUnknownSuburbs(slugs: readonly string[]): string[] {
  const { data, isPlaceholderData } = useQuery(suburbsQuery(slugs));
  if (!data || isPlaceholderData) return [];
  return slugs.filter((slug) => !data.some((suburb) => suburb.slug === slug));
}
