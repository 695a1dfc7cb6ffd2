import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import { prefetch } from 'shared-api';
import { searchQuery } from '../results/search-query.ts';
import { SearchView } from '../results/search-view.tsx';
import { readSearch } from '../search-address/search-address.ts';
import { nameInSlug, searchTitle } from '../search-address/search-words.ts';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const search = readSearch(params, new URL(request.url).searchParams);
  await prefetch(searchQuery(search));
  return { title: searchTitle(search, search.suburbs.map(nameInSlug)) };
}

export const title = (data: { title: string }) => data.title;

export function Component() {
  const [query] = useSearchParams();
  return <SearchView search={readSearch(useParams(), query)} />;
}
