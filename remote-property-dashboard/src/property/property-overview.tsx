import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useResource } from 'shared-api';
import { CardSkeletons, PageHeader, QueryBoundary, ResponsiveImage } from 'shared-ui';
import { NextSteps } from '../first-steps/next-steps.tsx';
import { propertyFacts } from '../properties/property-labels.ts';
import { RentSummary } from '../rent-roll/rent-summary.tsx';
import { CurrentListingCard } from './current-listing-card.tsx';
import { CurrentTenancyCard } from './current-tenancy-card.tsx';
import { PropertyFactsCard } from './property-facts-card.tsx';
import { PropertyOrders } from './property-orders.tsx';
import classes from './property-overview.module.css';
import { propertyQuery } from './property-query.ts';
import { PropertyTasks } from './property-tasks.tsx';

/** What an owner acts on comes first: tasks and money. The picture is last, because the header shows one already. */
export function PropertyOverview({ propertyId }: { propertyId: string }) {
  const property = useResource(propertyQuery(propertyId));
  return (
    <>
      <PageHeader title="Overview" description={propertyFacts(property)} />
      <Stack gap="lg">
        <Part propertyId={propertyId} label="Loading tasks">
          <PropertyTasks propertyId={propertyId} />
        </Part>
        <NextSteps property={property} />
        <div className={classes.columns}>
          <Stack gap="lg">
            <Part propertyId={propertyId} label="Loading the tenancy">
              <CurrentTenancyCard propertyId={propertyId} />
            </Part>
            <Part propertyId={propertyId} label="Loading the rent">
              <RentSummary propertyId={propertyId} />
            </Part>
            <Part propertyId={propertyId} label="Loading recent orders">
              <PropertyOrders propertyId={propertyId} />
            </Part>
          </Stack>
          <Stack gap="lg">
            <CurrentListingCard property={property} />
            <PropertyFactsCard property={property} />
            {property.picture ? (
              <div className={classes.photo}>
                <ResponsiveImage picture={property.picture} sizes="(min-width: 62em) 350px, 100vw" ratio={3 / 2} />
              </div>
            ) : null}
          </Stack>
        </div>
      </Stack>
    </>
  );
}

/** One part of the page. It has its own error boundary: if the tenancy fails to load, the listing is still shown. */
function Part({ propertyId, label, children }: { propertyId: string; label: string; children: ReactNode }) {
  return (
    <QueryBoundary resetKey={propertyId} fallback={<CardSkeletons shape="rows" count={1} label={label} />}>
      {children}
    </QueryBoundary>
  );
}
