import { prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'shared-platform/router';
import { CardSkeletons, PageHeader, QueryBoundary } from 'shared-ui';
import { ApplicationList } from '../applications/application-list.tsx';
import { applicationsQuery, certificatesQuery } from '../applications/application-queries.ts';
import { parseApplicationSearch } from '../applications/application-search.ts';
import { BackLink } from '../applications/back-link.tsx';
import { ApplicationComparison } from '../applications/compare/application-comparison.tsx';
import { propertyQuery } from '../property/property-query.ts';

/** Doesn't read what the applicants wrote: a loader also runs for a link that the owner only points at. */
export function loader({ params: { propertyId = '' }, request }: LoaderFunctionArgs) {
  const search = parseApplicationSearch(new URL(request.url).searchParams);
  if (search.compare.length > 0) return prefetch(propertyQuery(propertyId));
  return Promise.all([
    prefetch(applicationsQuery(propertyId, search)),
    prefetch(certificatesQuery(propertyId)),
    prefetch(propertyQuery(propertyId)),
  ]);
}

export function Component() {
  const { propertyId = '' } = useParams();
  const [parameters] = useSearchParams();
  const search = parseApplicationSearch(parameters);
  const isComparing = search.compare.length > 0;
  return (
    <>
      <PageHeader
        title={isComparing ? 'Compare applications' : 'Applications'}
        description={
          isComparing ? null : 'Compare, shortlist, approve or decline. We email your answer to the applicants.'
        }
        breadcrumbs={isComparing && <BackLink propertyId={propertyId} />}
      />
      <QueryBoundary
        resetKey={`${propertyId} ${parameters}`}
        fallback={<CardSkeletons shape="rows" count={4} label="Loading the applications" />}
      >
        {isComparing ? (
          <ApplicationComparison propertyId={propertyId} ids={search.compare} />
        ) : (
          <ApplicationList propertyId={propertyId} search={search} />
        )}
      </QueryBoundary>
    </>
  );
}
