import { Group, Text } from '@mantine/core';
import { cardExpiry } from 'shared-contract/order/card-expiry';
import type { PaymentMethod } from 'shared-contract/order/payment';
import { today } from '../today.ts';
import { cardLabel, expiryLabel } from './card-label.ts';

const expiryTexts = { valid: 'Expires', expiresSoon: 'Expires soon:', expired: 'Expired' } as const;

/** Brand, last four digits and expiry of a saved card. */
export function CardSummary({ card }: { card: PaymentMethod }) {
  const expiry = cardExpiry(card, today());
  return (
    <div>
      <Group gap="xs">
        <Text component="span" fw={600}>
          {cardLabel(card)}
        </Text>
        {card.isDefault ? (
          <Text component="span" size="sm" c="dimmed">
            Default
          </Text>
        ) : null}
      </Group>
      <Text size="sm" c={expiry === 'valid' ? 'dimmed' : 'red.8'}>
        {expiryTexts[expiry]} {expiryLabel(card)}
      </Text>
    </div>
  );
}
