import { Button, Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { useResource } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { CardSkeletons, EmptyState, QueryBoundary } from 'shared-ui';
import { Section } from '../section.tsx';
import { PlanOrder } from './plan-order.tsx';
import { propertiesQuery } from './properties-query.ts';

/** Orders a plan for the property, or for the one that the owner chooses. */
export function NewSubscription({ propertyId }: { propertyId?: string | undefined }) {
  return (
    <Section title="Add a subscription">
      <QueryBoundary fallback={<CardSkeletons shape="rows" count={2} label="Loading plans" />}>
        {propertyId === undefined ? <PropertyPlans /> : <PlanOrder propertyId={propertyId} />}
      </QueryBoundary>
    </Section>
  );
}

function PropertyPlans() {
  const properties = useResource(propertiesQuery());
  const [chosen, setChosen] = useState<string | null>(null);
  const propertyId = chosen ?? (properties.length === 1 ? properties[0]?.id : undefined);
  if (properties.length === 0) {
    return (
      <EmptyState
        title="Add a property first"
        action={
          <Button component={Link} to={addresses.propertyCreate()}>
            Add a property
          </Button>
        }
      >
        Each plan covers one property.
      </EmptyState>
    );
  }
  return (
    <Stack gap="md">
      <Select
        label="Property"
        placeholder="Choose a property"
        data={properties.map(({ id, address }) => ({ value: id, label: address.fullAddress }))}
        value={propertyId ?? null}
        onChange={setChosen}
        searchable
        nothingFoundMessage="No properties match that address"
        maw={480}
      />
      {propertyId === undefined ? null : (
        <QueryBoundary fallback={<CardSkeletons shape="rows" count={2} label="Loading plans" />}>
          <PlanOrder key={propertyId} propertyId={propertyId} />
        </QueryBoundary>
      )}
    </Stack>
  );
}
