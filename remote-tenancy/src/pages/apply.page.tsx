import { prefetch } from 'shared-api';
import { listingIdIn } from 'shared-contract/page/listing-id-in';
import type { LoaderFunctionArgs } from 'shared-platform/router';
import { ApplyPage } from '../applications/start/apply-page.tsx';
import { listingQuery } from '../applications/start/listing-query.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const listingId = listingIdIn(new URL(request.url).searchParams);
  return listingId ? prefetch(listingQuery(listingId)) : null;
}

export const Component = ApplyPage;
