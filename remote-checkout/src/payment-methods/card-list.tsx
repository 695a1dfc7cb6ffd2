import { Button, Group, Paper, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useResource } from 'shared-api';
import type { PaymentMethod } from 'shared-contract/order/payment';
import { toast } from 'shared-platform';
import { EmptyState } from 'shared-ui';
import { changeErrorMessage } from '../change-error-message.ts';
import { cardLabel } from './card-label.ts';
import { CardSummary } from './card-summary.tsx';
import { makeDefaultMutation, paymentMethodsQuery } from './payment-methods-query.ts';
import { RemoveCardButton } from './remove-card-button.tsx';

/** The saved cards, each with the actions of its owner. */
export function CardList() {
  const cards = useResource(paymentMethodsQuery());
  if (cards.length === 0) {
    return (
      <EmptyState title="No saved cards">
        A saved card pays for orders and subscriptions in one step. Your subscriptions renew with it.
      </EmptyState>
    );
  }
  return (
    <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
      {cards.map((card) => (
        <li key={card.id}>
          <SavedCard card={card} />
        </li>
      ))}
    </Stack>
  );
}

function SavedCard({ card }: { card: PaymentMethod }) {
  const { mutate, isPending } = useMutation(makeDefaultMutation(card));
  const makeDefault = () =>
    mutate(undefined, {
      onSuccess: () => toast.success(`${cardLabel(card)} is your default card.`),
      onError: (error) => toast.error(changeErrorMessage(error)),
    });
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" gap="sm">
        <CardSummary card={card} />
        <Group gap="xs">
          {card.isDefault ? null : (
            <Button
              variant="subtle"
              size="sm"
              loading={isPending}
              onClick={makeDefault}
              aria-label={`Make default: ${cardLabel(card)}`}
            >
              Make default
            </Button>
          )}
          <RemoveCardButton card={card} />
        </Group>
      </Group>
    </Paper>
  );
}
