import type { LoaderFunctionArgs } from 'react-router';
import { prefetch } from 'shared-api';
import { listingQuery } from '../listing/listing-query.ts';
import { listingIn } from '../offers/make/listing-in.ts';
import { OfferPage } from '../offers/make/offer-page.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const listingId = listingIn(new URL(request.url).searchParams);
  return listingId ? prefetch(listingQuery(listingId)) : null;
}

export const Component = OfferPage;
