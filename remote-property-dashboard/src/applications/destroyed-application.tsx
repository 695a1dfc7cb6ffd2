import { useResource } from 'shared-api';
import type { Property } from 'shared-contract/property/property';
import { EmptyState, PageHeader } from 'shared-ui';
import { certificatesQuery } from './application-queries.ts';
import classes from './applications.module.css';
import { BackLink } from './back-link.tsx';
import { CertificateFacts } from './certificate-list.tsx';

type DestroyedApplicationProps = { property: Property; applicationId: string };

/** Shown for an application that the server no longer has. Its certificate has the same id. */
export function DestroyedApplication({ property, applicationId }: DestroyedApplicationProps) {
  const certificate = useResource(certificatesQuery(property.id)).find(({ id }) => id === applicationId);
  const back = <BackLink propertyId={property.id} />;
  if (!certificate) return <EmptyState title="We can’t find that application here" action={back} />;
  return (
    <>
      <PageHeader
        breadcrumbs={back}
        title="Destroyed application"
        description="Nothing that the applicants wrote is left."
      />
      <div className={classes.row}>
        <CertificateFacts certificate={certificate} timeZone={property.timeZone} />
      </div>
    </>
  );
}
