import { prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { CardSkeletons, PageHeader, QueryBoundary } from 'shared-ui';
import { firstStepsQuery } from '../first-steps/first-steps-query.ts';
import { FirstStepsView } from '../first-steps/first-steps-view.tsx';

export function loader({ params: { propertyId = '' } }: LoaderFunctionArgs) {
  return prefetch(firstStepsQuery(propertyId));
}

export function Component() {
  const { propertyId = '' } = useParams();
  return (
    <>
      <PageHeader title="Welcome" description="What to do first with this property, and what is done." />
      <QueryBoundary
        resetKey={propertyId}
        fallback={<CardSkeletons shape="rows" count={6} label="Loading the first steps" />}
      >
        <FirstStepsView propertyId={propertyId} />
      </QueryBoundary>
    </>
  );
}
