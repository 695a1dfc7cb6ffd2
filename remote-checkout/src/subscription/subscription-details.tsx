import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useResource } from 'shared-api';
import type { Subscription } from 'shared-contract/order/subscription';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { CardSkeletons, LocalInstant, PageHeader, QueryBoundary, StatusBadge } from 'shared-ui';
import { Price } from '../price/price.tsx';
import { Section } from '../section.tsx';
import { ChangeSubscriptionButton } from '../subscriptions/change-subscription-button.tsx';
import { NextCharge } from '../subscriptions/next-charge.tsx';
import { OverdueNotice } from '../subscriptions/overdue-notice.tsx';
import { PriceAnnouncement } from '../subscriptions/price-announcement.tsx';
import { subscriptionQuery } from '../subscriptions/subscriptions-query.ts';
import { ChargedCard } from './charged-card.tsx';
import { ChargeList } from './charges/charge-list.tsx';
import { PayOverdueButton } from './overdue/pay-overdue-button.tsx';
import { ChangePlan } from './plan-change/change-plan.tsx';

/** One subscription: its plan, card and charges, and everything that its owner can change. */
export function SubscriptionDetails({ subscriptionId, page }: { subscriptionId: string; page: number }) {
  const subscription = useResource(subscriptionQuery(subscriptionId));
  const { id, name, status, property } = subscription;
  return (
    <>
      <PageHeader
        breadcrumbs={
          <Anchor component={Link} to={addresses.subscriptions()} size="sm">
            Subscriptions
          </Anchor>
        }
        title={<span id={`name-${id}`}>{name}</span>}
        description={
          property ? (
            <Anchor component={Link} to={addresses.property(property.id)}>
              {property.fullAddress}
            </Anchor>
          ) : null
        }
        actions={<StatusBadge kind="subscription" status={status} />}
      />
      <Stack gap="lg">
        <OverdueNotice subscription={subscription} action={<PayOverdueButton subscription={subscription} />} />
        <PriceAnnouncement subscription={subscription} />
        <Plan subscription={subscription} />
        {status === 'cancelled' ? null : (
          <Section title="Payment method">
            <QueryBoundary fallback={<CardSkeletons shape="rows" count={1} label="Loading your card" />}>
              <ChargedCard subscription={subscription} />
            </QueryBoundary>
          </Section>
        )}
        {status === 'active' ? (
          <QueryBoundary fallback={<CardSkeletons shape="rows" count={2} label="Loading plans" />}>
            <ChangePlan subscription={subscription} />
          </QueryBoundary>
        ) : null}
        <Section title="Charges">
          <ChargeList subscriptionId={subscriptionId} page={page} />
        </Section>
      </Stack>
    </>
  );
}

function Plan({ subscription }: { subscription: Subscription }) {
  return (
    <Section title="Plan">
      <Group justify="space-between" align="flex-start" gap="md">
        <Stack gap={4}>
          <Text size="lg" fw={600}>
            <Price {...subscription} note=", GST included" />
          </Text>
          <NextCharge subscription={subscription} />
          <Text size="sm" c="dimmed">
            Started on <LocalInstant at={subscription.startedAt} show="date" />
          </Text>
        </Stack>
        <ChangeSubscriptionButton subscription={subscription} />
      </Group>
    </Section>
  );
}
