import { prefetch } from 'shared-api';
import { suburbsBySlugQuery } from '../../search/suburb-picker/suburbs-query.ts';
import { useSuburbNameOf } from '../../search/suburb-picker/use-suburb-names.ts';
import type { Search } from '../../search/url/search-url.ts';
import type { StoredSearch } from './guest-searches.ts';
import { searchDescription } from './search-name.ts';

/** Returns the title and the filters of a search, with the names of its suburbs. */
export function useSearchLabel(search: Search): string {
  const nameOf = useSuburbNameOf(search.suburbs);
  return searchDescription(search, search.suburbs.map(nameOf));
}

/** Loads the names of the suburbs that the labels of these searches contain. */
export function prefetchSearchLabels(searches: readonly StoredSearch[]): Promise<unknown> {
  const named = searches.map(({ search }) => search.suburbs).filter(({ length }) => length > 0);
  return Promise.all(named.map((slugs) => prefetch(suburbsBySlugQuery(slugs))));
}
