import type { LoaderFunctionArgs } from 'react-router';
import { prefetch } from 'shared-api';
import { listingQuery } from '../listing/listing-query.ts';
import { OfferPage } from '../offer-form/offer-page.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const listingId = new URL(request.url).searchParams.get('listing');
  return listingId ? prefetch(listingQuery(listingId)) : null;
}

export const Component = OfferPage;
