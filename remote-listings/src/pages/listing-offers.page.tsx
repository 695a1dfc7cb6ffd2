import { prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { ListingOffers } from '../offers/manage/listing-offers.tsx';
import { offersQuery } from '../offers/manage/offers-query.ts';

export const loader = ({ params: { listingId = '' } }: LoaderFunctionArgs) => prefetch(offersQuery(listingId));

export function Component() {
  const { propertyId = '', listingId = '' } = useParams();
  return <ListingOffers propertyId={propertyId} listingId={listingId} />;
}
