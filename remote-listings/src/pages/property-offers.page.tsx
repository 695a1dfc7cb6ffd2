import { prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { propertyOffersQuery } from '../offers/manage/offers-query.ts';
import { PropertyOffers } from '../offers/manage/property-offers.tsx';

export const loader = ({ params: { propertyId = '' } }: LoaderFunctionArgs) =>
  prefetch(propertyOffersQuery(propertyId));

export function Component() {
  const { propertyId = '' } = useParams();
  return <PropertyOffers propertyId={propertyId} />;
}
