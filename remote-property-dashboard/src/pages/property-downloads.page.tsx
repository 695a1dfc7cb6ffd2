import { prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { CardSkeletons, PageHeader, QueryBoundary } from 'shared-ui';
import { PropertyDownloads } from '../forms/property-downloads.tsx';
import { propertyQuery } from '../property/property-query.ts';

export function loader({ params: { propertyId = '' } }: LoaderFunctionArgs) {
  return prefetch(propertyQuery(propertyId));
}

export function Component() {
  const { propertyId = '' } = useParams();
  return (
    <>
      <PageHeader
        title="Forms & Downloads"
        description="Official forms, the documents of this property, and exports."
      />
      <QueryBoundary
        resetKey={propertyId}
        fallback={<CardSkeletons shape="rows" count={6} label="Loading the forms" />}
      >
        <PropertyDownloads key={propertyId} propertyId={propertyId} />
      </QueryBoundary>
    </>
  );
}
