import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { isApiProblem, useResource } from 'shared-api';
import type { ApplicationSummary } from 'shared-contract/application/application';
import type { Property } from 'shared-contract/property/property';
import { idOfIri } from 'shared-contract/wire/json-ld';
import { ThreadOf } from 'shared-thread';
import { BackToInbox, CardSkeletons, EmptyState, ErrorState, LocalInstant, PageHeader, StatusBadge } from 'shared-ui';
import { focusTitle } from '../focus/focus-title.ts';
import { propertyQuery } from '../property/property-query.ts';
import { AgreementLink } from './agreement-link.tsx';
import { ApplicationActions } from './application-actions.tsx';
import { namesLabel } from './application-labels.ts';
import { taggedApplicationQuery } from './application-queries.ts';
import classes from './applications.module.css';
import { BackLink } from './back-link.tsx';
import { ApplicationChecks } from './checks/application-checks.tsx';
import { ApplicationContent } from './content/application-content.tsx';
import { DestroyedApplication } from './destroyed-application.tsx';
import { StorageSection } from './storage-section.tsx';

type ApplicationPageProps = { propertyId: string; applicationId: string };

/** One application for a listing of this property, or the certificate that it was destroyed. */
export function ApplicationPage({ propertyId, applicationId }: ApplicationPageProps) {
  const property = useResource(propertyQuery(propertyId));
  const { data, error, refetch } = useQuery(taggedApplicationQuery(applicationId));
  if (isApiProblem(error, { status: 404 })) {
    return <DestroyedApplication property={property} applicationId={applicationId} />;
  }
  if (data) return <ApplicationDetails application={data.value} property={property} />;
  if (error) {
    return <ErrorState error={error} title="We couldn’t load the application" onRetry={() => void refetch()} />;
  }
  return <CardSkeletons shape="rows" count={4} label="Loading the application" />;
}

type ApplicationDetailsProps = { application: ApplicationSummary; property: Property };

function ApplicationDetails({ application, property }: ApplicationDetailsProps) {
  const { id, names, status, submittedAt, decidedAt } = application;
  const { timeZone } = property;
  if (idOfIri(application.property) !== property.id) {
    return (
      <EmptyState title="We can’t find that application here" action={<BackLink propertyId={property.id} />}>
        It belongs to another property.
      </EmptyState>
    );
  }
  return (
    <>
      <PageHeader
        breadcrumbs={<BackToInbox fallback={<BackLink propertyId={property.id} />} />}
        title={<span dir="auto">{namesLabel(names)}</span>}
        description={
          <span className={classes.head}>
            <StatusBadge kind="application" status={status} />
            <span>
              {submittedAt !== null && (
                <>
                  Sent <LocalInstant at={submittedAt} show="date" timeZone={timeZone} />
                </>
              )}
              {decidedAt !== null && (
                <>
                  , decided <LocalInstant at={decidedAt} show="date" timeZone={timeZone} />
                </>
              )}
            </span>
          </span>
        }
        actions={
          status === 'approved' ? (
            <AgreementLink application={application} propertyId={property.id} />
          ) : (
            <ApplicationActions application={application} property={property} onAnswered={focusTitle} />
          )
        }
      />
      <Stack gap="lg">
        <ThreadOf propertyId={property.id} subject="application" objectId={id} version={status} />
        <Stack gap="lg" maw={720}>
          <ApplicationContent applicationId={id} timeZone={timeZone} />
          <ApplicationChecks application={application} propertyId={property.id} />
          <StorageSection application={application} property={property} />
        </Stack>
      </Stack>
    </>
  );
}
