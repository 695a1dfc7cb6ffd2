import type { LoaderFunctionArgs } from 'react-router';
import { prefetch } from 'shared-api';
import { listingQuery } from '../listing/listing-query.ts';
import { listingIn } from '../offer-form/listing-in.ts';
import { OfferPage } from '../offer-form/offer-page.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const listingId = listingIn(new URL(request.url).searchParams);
  return listingId ? prefetch(listingQuery(listingId)) : null;
}

export const Component = OfferPage;
