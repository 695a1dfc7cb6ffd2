import { prefetch } from 'shared-api';
import { QueryBoundary } from 'shared-ui';
import { OverviewLoading } from '../overview/overview-loading.tsx';
import { overviewQuery } from '../overview/overview-query.ts';
import { OwnerOverview } from '../overview/owner-overview.tsx';

export function loader() {
  return prefetch(overviewQuery());
}

export function Component() {
  return (
    <QueryBoundary fallback={<OverviewLoading />}>
      <OwnerOverview />
    </QueryBoundary>
  );
}
