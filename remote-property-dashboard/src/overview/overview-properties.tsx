import type { Overview } from 'shared-contract/overview';
import classes from '../properties/property-card.module.css';
import { PropertyCard } from '../properties/property-card.tsx';
import { tenancyLine } from '../tenancies/tenancy-words.ts';

export function OverviewProperties({ properties }: { properties: Overview['properties'] }) {
  return (
    <div className={classes.grid}>
      {properties.map(({ property, tenancy, openTasks }) => (
        <PropertyCard key={property.id} property={property} heading="h3">
          {tenancy ? <p className={classes.facts}>{tenancyLine(tenancy)}</p> : null}
          {openTasks > 0 ? (
            <p className={classes.tasks}>{openTasks === 1 ? '1 open task' : `${openTasks} open tasks`}</p>
          ) : null}
        </PropertyCard>
      ))}
    </div>
  );
}
