import { Button } from '@mantine/core';
import { prefetch } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { Link, type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { CardSkeletons, PageHeader, QueryBoundary } from 'shared-ui';
import { agreementsQuery } from '../tenancy-agreements/agreements-query.ts';
import { AgreementList } from '../tenancy-agreements/list/agreement-list.tsx';

export function loader({ params: { propertyId = '' } }: LoaderFunctionArgs) {
  return prefetch(agreementsQuery(propertyId));
}

export function Component() {
  const { propertyId = '' } = useParams();
  return (
    <>
      <PageHeader
        title="Tenancy agreements"
        description="Draft, send, sign and store the agreements of this property."
        actions={
          <Button component={Link} to={addresses.tenancyAgreementCreate(propertyId)}>
            Create an agreement
          </Button>
        }
      />
      <QueryBoundary
        resetKey={propertyId}
        fallback={<CardSkeletons shape="rows" count={3} label="Loading agreements" />}
      >
        <AgreementList propertyId={propertyId} />
      </QueryBoundary>
    </>
  );
}
