import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { invalidateResources, useResource } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { ClearSampleData } from './clear-sample-data.tsx';
import { sampleDataQuery } from './sample-data-query.ts';

const focus = (element: HTMLElement | null) => element?.focus();

/** The part of the profile that clears the sample data. */
export function SampleSettings() {
  const { property } = useResource(sampleDataQuery());
  const [isCleared, setCleared] = useState(false);
  if (property === null) {
    return (
      // The pressed button is gone, so the focus moves to the result.
      <Text c="dimmed" tabIndex={-1} ref={isCleared ? focus : null}>
        You have no sample data.
      </Text>
    );
  }
  return (
    <>
      <Text maw={560} mb="md">
        You’re looking around with{' '}
        <Anchor component={Link} to={addresses.property(property.id)} underline="always">
          {property.fullAddress}
        </Anchor>
        . It’s made up, and only you can see it.
      </Text>
      <ClearSampleData
        onCleared={() => {
          setCleared(true);
          void invalidateResources(['/api/sample-data']);
        }}
      />
    </>
  );
}
