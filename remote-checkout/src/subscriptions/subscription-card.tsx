import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { Subscription } from 'shared-contract/order/subscription';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { Money, StatusBadge } from 'shared-ui';
import { ChangeSubscriptionButton } from './change-subscription-button.tsx';
import { NextCharge } from './next-charge.tsx';
import classes from './subscription-card.module.css';

export function SubscriptionCard({ subscription }: { subscription: Subscription }) {
  const { name, status, property, price, billingPeriod } = subscription;
  return (
    <Paper component="article" withBorder p={{ base: 'md', sm: 'lg' }} aria-labelledby={`name-${subscription.id}`}>
      <Group justify="space-between" align="flex-start" gap="md">
        <Stack gap={4} flex={{ base: '1 1 100%', sm: '1 1 0' }}>
          <Group gap="sm">
            <Title order={2} size="h4" id={`name-${subscription.id}`}>
              {name}
            </Title>
            <StatusBadge kind="subscription" status={status} />
          </Group>
          {property ? (
            <Anchor component={Link} to={addresses.property(property.id)} size="sm" className={classes.property}>
              {property.fullAddress}
            </Anchor>
          ) : null}
          <NextCharge subscription={subscription} />
        </Stack>
        <Stack gap="sm" className={classes.price}>
          <Text size="lg" fw={600}>
            <Money amount={price} />
            <Text span size="sm" c="dimmed" fw={400}>
              {' '}
              a {billingPeriod}
            </Text>
          </Text>
          <ChangeSubscriptionButton subscription={subscription} />
        </Stack>
      </Group>
    </Paper>
  );
}
