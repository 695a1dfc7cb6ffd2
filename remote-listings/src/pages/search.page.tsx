import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import { prefetch, queryClient } from 'shared-api';
import { searchQuery } from '../results/search-query.ts';
import { SearchView } from '../results/search-view.tsx';
import { readSearch } from '../search-address/search-address.ts';
import { searchTitle } from '../search-address/search-words.ts';
import { knownNames, suburbsQuery } from '../suburb-picker/suburbs-query.ts';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const search = readSearch(params, new URL(request.url).searchParams);
  const named = suburbsQuery(search.suburbs);
  await Promise.all([prefetch(searchQuery(search)), search.suburbs.length > 0 && prefetch(named)]);
  const known = queryClient().getQueryData(named.queryKey) ?? [];
  return { title: searchTitle(search, knownNames(search.suburbs, known)) };
}

export const title = (data: { title: string }) => data.title;

export function Component() {
  const [query] = useSearchParams();
  return <SearchView search={readSearch(useParams(), query)} />;
}
