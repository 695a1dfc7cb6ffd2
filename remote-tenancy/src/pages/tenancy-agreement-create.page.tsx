import { prefetch, useResource } from 'shared-api';
import { requireFocused } from 'shared-api/context';
import { type Property, property } from 'shared-contract/property/property';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'shared-platform/router';
import { CardSkeletons, PageHeader, QueryBoundary } from 'shared-ui';
import { agreementsQuery } from '../tenancy-agreements/agreements-query.ts';
import { applicationQuery } from '../tenancy-agreements/create/application-query.ts';
import { NewAgreement } from '../tenancy-agreements/create/new-agreement.tsx';

/** The application to start from: `?application=`. */
const applicationIdIn = (parameters: URLSearchParams) => parameters.get('application') || null;

export async function loader({ params: { propertyId = '' }, request }: LoaderFunctionArgs) {
  const applicationId = applicationIdIn(new URL(request.url).searchParams);
  await Promise.all([
    prefetch(agreementsQuery(propertyId)),
    ...(applicationId === null ? [] : [prefetch(applicationQuery(applicationId))]),
  ]);
  return null;
}

export function Component() {
  const { propertyId = '' } = useParams();
  const [parameters] = useSearchParams();
  const applicationId = applicationIdIn(parameters);
  const focused = requireFocused('property', property);
  return (
    <>
      <PageHeader
        title="Create Lease Agreement for the property"
        description={`${focused.address.fullAddress}. You can change everything until you send it.`}
      />
      <QueryBoundary
        resetKey={`${propertyId} ${applicationId}`}
        fallback={<CardSkeletons shape="rows" count={2} label="Loading the form" />}
      >
        {applicationId === null ? (
          <NewAgreement property={focused} application={null} />
        ) : (
          <AgreementFromApplication property={focused} applicationId={applicationId} />
        )}
      </QueryBoundary>
    </>
  );
}

function AgreementFromApplication({ property: focused, applicationId }: { property: Property; applicationId: string }) {
  return <NewAgreement property={focused} application={useResource(applicationQuery(applicationId))} />;
}
