import { prefetch } from 'shared-api';
import { QueryBoundary } from 'shared-ui';
import { OverviewLoading } from '../overview/overview-loading.tsx';
import { overviewQuery } from '../overview/overview-query.ts';
import { OwnerOverview } from '../overview/owner-overview.tsx';
import { rentRollQuery } from '../rent-roll/rent-roll-query.ts';

export function loader() {
  return Promise.all([prefetch(overviewQuery()), prefetch(rentRollQuery(1))]);
}

export function Component() {
  return (
    <QueryBoundary fallback={<OverviewLoading />}>
      <OwnerOverview />
    </QueryBoundary>
  );
}
