import { useEffect, useEffectEvent } from 'react';
import { cachedResource, prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useLocation, useNavigate, useParams } from 'shared-platform/router';
import { facetsQuery } from '../search/filters/facets-query.ts';
import { searchQuery } from '../search/results/search-query.ts';
import { SearchView } from '../search/results/search-view.tsx';
import { suburbNames, suburbsBySlugQuery } from '../search/suburb-picker/suburbs-query.ts';
import { searchTitle } from '../search/url/search-labels.ts';
import { isCanonical, parseSearch, searchUrl } from '../search/url/search-url.ts';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const search = parseSearch(params, new URL(request.url).searchParams);
  const suburbs = suburbsBySlugQuery(search.suburbs);
  await Promise.all([prefetch(searchQuery(search)), search.suburbs.length > 0 && prefetch(suburbs)]);
  const result = cachedResource(searchQuery(search));
  if (result?.totalItems === 0) await prefetch(facetsQuery(search));
  const gazetteer = cachedResource(suburbs) ?? [];
  return { title: searchTitle(search, suburbNames(search.suburbs, gazetteer)) };
}

export const title = (data: { title: string }) => data.title;

export function Component() {
  const location = useLocation();
  const navigate = useNavigate();
  const search = parseSearch(useParams(), new URLSearchParams(location.search));
  const isUrlCanonical = isCanonical(search, location);
  const canonicaliseUrl = useEffectEvent(() =>
    navigate(searchUrl(search), { replace: true, preventScrollReset: true, state: location.state }),
  );
  // Replaces the URL when a search parameter is not written as `searchUrl` writes it, for example a misspelt category.
  useEffect(() => {
    if (!isUrlCanonical) void canonicaliseUrl();
  }, [isUrlCanonical]);
  return <SearchView search={search} />;
}
