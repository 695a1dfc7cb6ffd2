import { prefetch } from 'shared-api';
import type { LoaderFunctionArgs } from 'shared-platform/router';
import { listingQuery } from '../listing/listing-query.ts';
import { CompareView } from '../saved/compare/compare-view.tsx';
import { chosenIds } from '../saved/shortlist/use-compared.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const ids = chosenIds(new URL(request.url).searchParams);
  await Promise.all(ids.map((id) => prefetch(listingQuery(id))));
  return null;
}

export const Component = CompareView;
