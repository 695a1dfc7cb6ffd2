import { useQuery } from '@tanstack/react-query';
import { suburbNameFromSlug } from '../url/search-labels.ts';
import { suburbNames, suburbsBySlugQuery } from './suburbs-query.ts';

/** The names of those suburbs the gazetteer knows; whatever else an address holds is not repeated. */
export function useSuburbNames(slugs: readonly string[]): string[] {
  const { data = [] } = useQuery(suburbsBySlugQuery(slugs));
  return suburbNames(slugs, data);
}

/** A suburb's name by its slug: the gazetteer's (`O'Connor`), until it answers what the slug itself tells (`Oconnor`). */
export function useSuburbNameOf(slugs: readonly string[]): (slug: string) => string {
  const { data = [] } = useQuery(suburbsBySlugQuery(slugs));
  return (slug) => data.find((suburb) => suburb.slug === slug)?.name ?? suburbNameFromSlug(slug);
}

/** Those of an address that are no suburbs at all: none until the gazetteer has answered. */
export function useUnknownSuburbs(slugs: readonly string[]): string[] {
  const { data, isPlaceholderData } = useQuery(suburbsBySlugQuery(slugs));
  if (!data || isPlaceholderData) return [];
  return slugs.filter((slug) => !data.some((suburb) => suburb.slug === slug));
}
