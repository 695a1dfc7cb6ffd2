import { Stack } from '@mantine/core';
import { useUser } from 'shared-auth';
import { CardSkeletons, PageHeader } from 'shared-ui';
import { greeting } from './greeting.ts';

/** The home page while it loads. It has the final heading already, so that the heading does not change. */
export function OverviewLoading() {
  const { firstName } = useUser();
  return (
    <>
      <PageHeader title={greeting(new Date(), firstName)} />
      <Stack gap="xl">
        <CardSkeletons shape="rows" count={3} label="Loading your overview" />
        <CardSkeletons count={3} label="Loading your properties" />
      </Stack>
    </>
  );
}
