import { prefetch } from 'shared-api';
import { listingIdIn } from 'shared-contract/page/listing-id-in';
import type { LoaderFunctionArgs } from 'shared-platform/router';
import { listingQuery } from '../listing/listing-query.ts';
import { OfferPage } from '../offers/make/offer-page.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const listingId = listingIdIn(new URL(request.url).searchParams);
  return listingId ? prefetch(listingQuery(listingId)) : null;
}

export const Component = OfferPage;
