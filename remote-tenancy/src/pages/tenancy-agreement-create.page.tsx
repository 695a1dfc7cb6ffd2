import { prefetch } from 'shared-api';
import { requireFocused } from 'shared-api/context';
import { property } from 'shared-contract/property/property';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { CardSkeletons, PageHeader, QueryBoundary } from 'shared-ui';
import { agreementsQuery } from '../tenancy-agreements/agreements-query.ts';
import { NewAgreement } from '../tenancy-agreements/create/new-agreement.tsx';

export function loader({ params: { propertyId = '' } }: LoaderFunctionArgs) {
  return prefetch(agreementsQuery(propertyId));
}

export function Component() {
  const { propertyId = '' } = useParams();
  const focused = requireFocused('property', property);
  return (
    <>
      <PageHeader
        title="Create Lease Agreement for the property"
        description={`${focused.address.fullAddress}. You can change everything until you send it.`}
      />
      <QueryBoundary resetKey={propertyId} fallback={<CardSkeletons shape="rows" count={2} label="Loading the form" />}>
        <NewAgreement property={focused} />
      </QueryBoundary>
    </>
  );
}
