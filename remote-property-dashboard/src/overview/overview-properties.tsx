import type { Overview } from 'shared-contract/property/overview';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { StatusBadge } from 'shared-ui';
import classes from '../properties/property-card.module.css';
import { PropertyCard } from '../properties/property-card.tsx';
import { rentSummary } from '../tenancies/tenancy-summary.ts';

export function OverviewProperties({ properties }: { properties: Overview['properties'] }) {
  return (
    <div className={classes.grid}>
      {properties.map(({ property, tenancy, openTasks }) => (
        <PropertyCard key={property.id} property={property} heading="h3" compact>
          {tenancy ? <TenancyLine tenancy={tenancy} /> : null}
          {tenancy || property.currentListing ? null : <p className={classes.status}>Not rented or listed</p>}
          {openTasks > 0 ? (
            <p className={classes.tasks}>{openTasks === 1 ? '1 open task' : `${openTasks} open tasks`}</p>
          ) : null}
        </PropertyCard>
      ))}
    </div>
  );
}

function TenancyLine({ tenancy }: { tenancy: Tenancy }) {
  const { rent, status, isLate } = rentSummary(tenancy);
  return (
    <p className={classes.status}>
      {tenancy.status === 'active' ? null : <StatusBadge kind="tenancy" status={tenancy.status} />}
      <span>
        {tenancy.status === 'upcoming' ? rent : `Rented for ${rent}`}
        {status ? (
          <>
            {' · '}
            <span className={isLate ? classes.arrears : undefined}>{status}</span>
          </>
        ) : null}
      </span>
    </p>
  );
}
