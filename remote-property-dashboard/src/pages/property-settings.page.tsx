import { prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { CardSkeletons, PageHeader, QueryBoundary } from 'shared-ui';
import { taggedPropertyQuery } from '../property-settings/change-property.ts';
import { PropertySettings } from '../property-settings/property-settings.tsx';

export function loader({ params: { propertyId = '' } }: LoaderFunctionArgs) {
  return prefetch(taggedPropertyQuery(propertyId));
}

export function Component() {
  const { propertyId = '' } = useParams();
  return (
    <>
      <PageHeader title="Settings" description="Address, features and picture of this property." />
      <QueryBoundary
        resetKey={propertyId}
        fallback={<CardSkeletons shape="rows" count={4} label="Loading the property" />}
      >
        <PropertySettings key={propertyId} propertyId={propertyId} />
      </QueryBoundary>
    </>
  );
}
