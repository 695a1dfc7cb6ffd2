import { prefetch } from 'shared-api';
import { type LoaderFunctionArgs, redirect } from 'shared-platform/router';
import { frontPageQuery } from '../front/front-page-query.ts';
import { FrontView } from '../front/front-view.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const { search } = new URL(request.url);
  const results = search !== '' && (await import('../front/results-url.ts')).resultsUrl(search);
  if (results) return redirect(results);
  await prefetch(frontPageQuery);
  return null;
}

export const Component = FrontView;
