import { cachedResource, prefetch } from 'shared-api';
import { idOfIri } from 'shared-contract/wire/json-ld';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { listingQuery } from '../listing/listing-query.ts';
import { propertyOffersQuery } from '../offers/manage/offers-query.ts';
import { PropertyOffers } from '../offers/manage/property-offers.tsx';

export async function loader({ params: { propertyId = '' } }: LoaderFunctionArgs): Promise<null> {
  const query = propertyOffersQuery(propertyId);
  await prefetch(query);
  const listings = new Set(cachedResource(query)?.map(({ listing }) => idOfIri(listing)));
  await Promise.all([...listings].map((id) => prefetch(listingQuery(id))));
  return null;
}

export function Component() {
  const { propertyId = '' } = useParams();
  return <PropertyOffers propertyId={propertyId} />;
}
