import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { Subscription } from 'shared-contract/order/subscription';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { StatusBadge } from 'shared-ui';
import { Price } from '../price/price.tsx';
import { ChangeSubscriptionButton } from './change-subscription-button.tsx';
import { NextCharge } from './next-charge.tsx';
import { OverdueNotice } from './overdue-notice.tsx';
import { PriceAnnouncement } from './price-announcement.tsx';
import classes from './subscription-card.module.css';

export function SubscriptionCard({ subscription }: { subscription: Subscription }) {
  const { id, name, status, property } = subscription;
  return (
    <Paper component="article" withBorder p={{ base: 'md', sm: 'lg' }} aria-labelledby={`name-${id}`}>
      <Stack gap="md">
        <Group justify="space-between" align="flex-start" gap="md">
          <Stack gap={4} flex={{ base: '1 1 100%', sm: '1 1 0' }}>
            <Group gap="sm">
              <Title order={2} size="h4" id={`name-${id}`}>
                <Anchor component={Link} to={addresses.subscription(id)} inherit c="inherit">
                  {name}
                </Anchor>
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
              <Price {...subscription} />
            </Text>
            <Group gap="xs">
              <Anchor component={Link} to={addresses.subscription(id)} size="sm" aria-describedby={`name-${id}`}>
                Details
              </Anchor>
              <ChangeSubscriptionButton subscription={subscription} />
            </Group>
          </Stack>
        </Group>
        <OverdueNotice
          subscription={subscription}
          action={
            // Only the page of the subscription may show the card fields of the payment provider.
            <Button
              component={Link}
              to={addresses.subscription(id)}
              color="red"
              size="sm"
              aria-describedby={`name-${id}`}
            >
              Pay now
            </Button>
          }
        />
        <PriceAnnouncement subscription={subscription} />
      </Stack>
    </Paper>
  );
}
