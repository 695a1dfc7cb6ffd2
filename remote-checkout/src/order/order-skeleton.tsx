import { Skeleton, Stack } from '@mantine/core';

export function OrderSkeleton() {
  return (
    <Stack gap="lg" role="status" aria-label="Loading the order">
      <Skeleton h={40} maw={280} />
      <Skeleton h={72} />
      <Skeleton h={320} />
    </Stack>
  );
}
