import { useQuery } from '@tanstack/react-query';
import { suburbNameFromSlug } from '../url/search-labels.ts';
import { suburbNames, suburbsBySlugQuery } from './suburbs-query.ts';

/** Returns the names of the suburbs that exist, so that the page never repeats other text of the URL. */
export function useSuburbNames(slugs: readonly string[]): string[] {
  const { data = [] } = useQuery(suburbsBySlugQuery(slugs));
  return suburbNames(slugs, data);
}

/**
 * Returns a function that names a suburb by its slug: `O'Connor` from the gazetteer, `Oconnor` from the slug until it
 * loads.
 */
export function useSuburbNameOf(slugs: readonly string[]): (slug: string) => string {
  const { data = [] } = useQuery(suburbsBySlugQuery(slugs));
  return (slug) => data.find((suburb) => suburb.slug === slug)?.name ?? suburbNameFromSlug(slug);
}

/** Returns the slugs of suburbs that do not exist; none until the gazetteer has loaded. */
export function useUnknownSuburbs(slugs: readonly string[]): string[] {
  const { data, isPlaceholderData } = useQuery(suburbsBySlugQuery(slugs));
  if (!data || isPlaceholderData) return [];
  return slugs.filter((slug) => !data.some((suburb) => suburb.slug === slug));
}
