import { useQuery } from '@tanstack/react-query';
import { suburbNameFromSlug } from '../url/search-labels.ts';
import { suburbNames, suburbsBySlugQuery } from './suburbs-query.ts';

/** Returns the names of the suburbs that exist. The page shows only these names, never arbitrary text from the URL. */
export function useSuburbNames(slugs: readonly string[]): string[] {
  const { data = [] } = useQuery(suburbsBySlugQuery(slugs));
  return suburbNames(slugs, data);
}

/**
 * Returns a function that returns a suburb's name, such as `O'Connor`. Until the names have loaded, it returns a name
 * made from the slug, such as `Oconnor`.
 */
export function useSuburbNameOf(slugs: readonly string[]): (slug: string) => string {
  const { data = [] } = useQuery(suburbsBySlugQuery(slugs));
  return (slug) => data.find((suburb) => suburb.slug === slug)?.name ?? suburbNameFromSlug(slug);
}

/** Returns the slugs of suburbs that do not exist. Returns none until the suburbs have loaded. */
export function useUnknownSuburbs(slugs: readonly string[]): string[] {
  const { data, isPlaceholderData } = useQuery(suburbsBySlugQuery(slugs));
  if (!data || isPlaceholderData) return [];
  return slugs.filter((slug) => !data.some((suburb) => suburb.slug === slug));
}
