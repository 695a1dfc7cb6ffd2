import { prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { CardSkeletons, PageHeader, QueryBoundary } from 'shared-ui';
import { AgreementList } from '../tenancy-agreements/agreement-list.tsx';
import { agreementsQuery } from '../tenancy-agreements/agreements-query.ts';

export function loader({ params: { propertyId = '' } }: LoaderFunctionArgs) {
  return prefetch(agreementsQuery(propertyId));
}

export function Component() {
  const { propertyId = '' } = useParams();
  return (
    <>
      <PageHeader title="Tenancy agreements" description="All agreements for this property, newest first." />
      <QueryBoundary
        resetKey={propertyId}
        fallback={<CardSkeletons shape="rows" count={3} label="Loading tenancy agreements" />}
      >
        <AgreementList propertyId={propertyId} />
      </QueryBoundary>
    </>
  );
}
