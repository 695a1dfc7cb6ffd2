import { prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'shared-platform/router';
import { CardSkeletons, PageHeader, QueryBoundary } from 'shared-ui';
import { ownersQuery } from '../property-owners/owners-query.ts';
import { reportQuery, yearOf } from '../reports/report-query.ts';
import { ReportView } from '../reports/report-view.tsx';

export function loader({ params: { propertyId = '' }, request }: LoaderFunctionArgs) {
  const year = yearOf(new URL(request.url).searchParams);
  return Promise.all([prefetch(reportQuery(propertyId, year)), prefetch(ownersQuery(propertyId))]);
}

export function Component() {
  const { propertyId = '' } = useParams();
  const [parameters] = useSearchParams();
  return (
    <>
      <PageHeader title="Reports" description="Income, expenses, rent and bond of a financial year." />
      <QueryBoundary
        resetKey={`${propertyId} ${parameters}`}
        fallback={<CardSkeletons shape="rows" count={6} label="Loading the report" />}
      >
        <ReportView propertyId={propertyId} year={yearOf(parameters)} />
      </QueryBoundary>
    </>
  );
}
