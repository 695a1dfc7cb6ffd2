import { prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { CardSkeletons, QueryBoundary } from 'shared-ui';
import { ApplicationPage } from '../applications/application-page.tsx';
import { taggedApplicationQuery } from '../applications/application-queries.ts';
import { propertyQuery } from '../property/property-query.ts';

/** Doesn't read what the applicants wrote: a loader also runs for a link that the owner only points at. */
export function loader({ params: { propertyId = '', applicationId = '' } }: LoaderFunctionArgs) {
  return Promise.all([prefetch(taggedApplicationQuery(applicationId)), prefetch(propertyQuery(propertyId))]);
}

export function Component() {
  const { propertyId = '', applicationId = '' } = useParams();
  return (
    <QueryBoundary
      resetKey={applicationId}
      fallback={<CardSkeletons shape="rows" count={4} label="Loading the application" />}
    >
      <ApplicationPage key={applicationId} propertyId={propertyId} applicationId={applicationId} />
    </QueryBoundary>
  );
}
