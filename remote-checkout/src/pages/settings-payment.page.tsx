import { Stack } from '@mantine/core';
import { prefetch } from 'shared-api';
import { CardSkeletons, PageHeader, QueryBoundary } from 'shared-ui';
import { AddCard } from '../payment-methods/add-card.tsx';
import { CardList } from '../payment-methods/card-list.tsx';
import { paymentMethodsQuery } from '../payment-methods/payment-methods-query.ts';

export function loader() {
  return prefetch(paymentMethodsQuery());
}

export function Component() {
  return (
    <>
      <PageHeader
        title="Payment methods"
        description="Cards for your orders and subscriptions. Our payment provider stores the card numbers; we never see them."
      />
      <Stack gap="xl">
        <QueryBoundary fallback={<CardSkeletons shape="rows" count={2} label="Loading your cards" />}>
          <CardList />
        </QueryBoundary>
        <AddCard />
      </Stack>
    </>
  );
}
