import { cachedResource, prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { CardSkeletons, QueryBoundary } from 'shared-ui';
import { recentOrdersQuery } from '../orders/recent-orders-query.ts';
import { overviewQuery } from '../overview/overview-query.ts';
import { PropertyOverview } from '../property/property-overview.tsx';
import { propertyQuery } from '../property/property-query.ts';
import { tenanciesQuery } from '../tenancies/tenancies-query.ts';

export async function loader({ params: { propertyId = '' } }: LoaderFunctionArgs) {
  await Promise.all([
    prefetch(propertyQuery(propertyId)),
    prefetch(tenanciesQuery(propertyId)),
    prefetch(recentOrdersQuery(propertyId)),
    prefetch(overviewQuery()),
  ]);
  return cachedResource(propertyQuery(propertyId))?.address.fullAddress ?? null;
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
