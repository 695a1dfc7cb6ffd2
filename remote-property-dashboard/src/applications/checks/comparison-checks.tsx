import { useQuery } from '@tanstack/react-query';
import type { ApplicationSummary } from 'shared-contract/application/application';
import { AdultCheckActions } from './adult-check-actions.tsx';
import { adultChecksOf, canRequestCheck } from './adult-checks.ts';
import { propertyChecksQuery } from './application-checks-query.ts';
import classes from './checks.module.css';

type ComparisonChecksProps = {
  application: Pick<ApplicationSummary, 'id' | 'names' | 'status'>;
  propertyId: string;
};

/** The tenant checks of an application in a cell of the comparison, which stays useful when they cannot be loaded. */
export function ComparisonChecks({ application, propertyId }: ComparisonChecksProps) {
  const { data, error } = useQuery(propertyChecksQuery(propertyId));
  if (!data) return error ? 'We couldn’t load the tenant checks' : 'Loading';
  const adults = adultChecksOf(application, data);
  return (
    <div className={classes.cell}>
      {adults.map((adult) => (
        <div key={adult.position}>
          {adults.length > 1 && (
            <span className={classes.name} dir="auto">
              {adult.name}
            </span>
          )}
          <AdultCheckActions applicationId={application.id} adult={adult} canRequest={canRequestCheck(application)} />
        </div>
      ))}
    </div>
  );
}
