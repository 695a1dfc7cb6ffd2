import { loadResource, prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { CardSkeletons, QueryBoundary } from 'shared-ui';
import { recentOrdersQuery } from '../orders/recent-orders-query.ts';
import { overviewQuery } from '../overview/overview-query.ts';
import { PropertyOverview } from '../property/property-overview.tsx';
import { propertyQuery } from '../property/property-query.ts';
import { rentRollQuery } from '../rent-roll/rent-roll-query.ts';
import { tenanciesQuery } from '../tenancies/tenancies-query.ts';

export async function loader({ params: { propertyId = '' } }: LoaderFunctionArgs) {
  // The page waits for its context check, which loads the property too. So waiting for the property here costs no time,
  // and the document's title has the address from the start.
  const [property] = await Promise.all([
    loadResource(propertyQuery(propertyId)),
    prefetch(tenanciesQuery(propertyId)),
    prefetch(recentOrdersQuery(propertyId)),
    prefetch(overviewQuery()),
    prefetch(rentRollQuery(1, propertyId)),
  ]);
  return property.address.fullAddress;
}

export function title(address: string): string {
  return address;
}

export function Component() {
  const { propertyId = '' } = useParams();
  return (
    <QueryBoundary
      resetKey={propertyId}
      fallback={<CardSkeletons shape="rows" count={4} label="Loading the property" />}
    >
      <PropertyOverview propertyId={propertyId} />
    </QueryBoundary>
  );
}
