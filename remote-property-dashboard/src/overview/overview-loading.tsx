import { Stack } from '@mantine/core';
import { CardSkeletons, PageHeader } from 'shared-ui';

export function OverviewLoading() {
  return (
    <>
      <PageHeader title="Home" />
      <Stack gap="xl">
        <CardSkeletons shape="rows" count={3} label="Loading your overview" />
        <CardSkeletons count={3} label="Loading your properties" />
      </Stack>
    </>
  );
}
