import { useQuery } from '@tanstack/react-query';
import { nameInSlug } from '../search-address/search-words.ts';
import { suburbsQuery } from './suburbs-query.ts';

/** A suburb's name by its slug: the gazetteer's (`O'Connor`), until it answers what the slug itself tells (`Oconnor`). */
export function useSuburbNames(slugs: readonly string[]): (slug: string) => string {
  const { data = [] } = useQuery(suburbsQuery(slugs));
  return (slug) => data.find((suburb) => suburb.slug === slug)?.name ?? nameInSlug(slug);
}
