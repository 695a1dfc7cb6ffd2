import { prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { OfferRoom } from '../offers/manage/offer-room.tsx';
import { offersQuery } from '../offers/manage/offers-query.ts';

export const loader = ({ params: { listingId = '' } }: LoaderFunctionArgs) => prefetch(offersQuery(listingId));

export function Component() {
  const { propertyId = '', listingId = '' } = useParams();
  return <OfferRoom propertyId={propertyId} listingId={listingId} />;
}
