import { useResource } from 'shared-api';
import type { ApplicationSummary } from 'shared-contract/application/application';
import { CardSkeletons, QueryBoundary, Section } from 'shared-ui';
import { AdultCheckActions } from './adult-check-actions.tsx';
import { adultChecksOf, canRequestCheck, hasOpenCheck } from './adult-checks.ts';
import { propertyChecksQuery } from './application-checks-query.ts';
import classes from './checks.module.css';

type ApplicationChecksProps = {
  application: Pick<ApplicationSummary, 'id' | 'names' | 'status'>;
  propertyId: string;
};

/** The tenant checks on the adults of an application, which start from what the adults wrote. */
export function ApplicationChecks(props: ApplicationChecksProps) {
  return (
    <QueryBoundary fallback={<CardSkeletons shape="rows" count={1} label="Loading the tenant checks" />}>
      <Checks {...props} />
    </QueryBoundary>
  );
}

function Checks({ application, propertyId }: ApplicationChecksProps) {
  const adults = adultChecksOf(application, useResource(propertyChecksQuery(propertyId)));
  const canRequest = canRequestCheck(application);
  if (!canRequest && !adults.some(({ checks }) => checks.length > 0)) return null;
  return (
    <Section title="Tenant checks" framed>
      <ul className={classes.adults}>
        {adults.map((adult) => (
          <li key={adult.position}>
            <span dir="auto">{adult.name}</span>
            <AdultCheckActions applicationId={application.id} adult={adult} canRequest={canRequest} />
          </li>
        ))}
      </ul>
      {canRequest && !adults.every(hasOpenCheck) && (
        <p className={classes.quiet}>Nothing is checked before the applicant has authorised it.</p>
      )}
    </Section>
  );
}
