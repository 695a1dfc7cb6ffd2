import { prefetch } from 'shared-api';
import { pageNumber } from 'shared-contract/page/list-url';
import { type LoaderFunctionArgs, useSearchParams } from 'shared-platform/router';
import { CardSkeletons, PageHeader, QueryBoundary } from 'shared-ui';
import { ActivityList } from '../activity/activity-list.tsx';
import { activityQuery } from '../activity/activity-query.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return prefetch(activityQuery(pageNumber(new URL(request.url).searchParams)));
}

export function Component() {
  const [parameters] = useSearchParams();
  return (
    <>
      <PageHeader title="Your activity" description="Your inspections, enquiries, offers and rental applications." />
      <QueryBoundary
        resetKey={parameters.toString()}
        fallback={<CardSkeletons shape="rows" count={4} label="Loading your activity" />}
      >
        <ActivityList page={pageNumber(parameters)} />
      </QueryBoundary>
    </>
  );
}
