import { prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { CardSkeletons, QueryBoundary } from 'shared-ui';
import { ledgerQuery } from '../money/money-queries.ts';
import { TenancyDetails } from '../tenancy/tenancy-details.tsx';
import { noticesQuery, tenancyQuery } from '../tenancy/tenancy-query.ts';

export function loader({ params: { tenancyId = '' } }: LoaderFunctionArgs) {
  return Promise.all([
    prefetch(tenancyQuery(tenancyId)),
    prefetch(noticesQuery(tenancyId)),
    prefetch(ledgerQuery(tenancyId, 1)),
  ]);
}

export function Component() {
  const { tenancyId = '' } = useParams();
  return (
    <QueryBoundary resetKey={tenancyId} fallback={<CardSkeletons shape="rows" count={4} label="Loading the tenancy" />}>
      <TenancyDetails tenancyId={tenancyId} />
    </QueryBoundary>
  );
}
