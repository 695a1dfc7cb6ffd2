import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useResource } from 'shared-api';
import { cardExpiry } from 'shared-contract/order/card-expiry';
import type { Subscription } from 'shared-contract/order/subscription';
import { useSubjectDialog } from 'shared-ui';
import { CardSummary } from '../payment-methods/card-summary.tsx';
import { paymentMethodsQuery } from '../payment-methods/payment-methods-query.ts';
import { today } from '../today.ts';
import { ChangeCardDialog } from './change-card-dialog.tsx';

/** The saved card that is charged for a subscription, and the button to charge another one. */
export function ChargedCard({ subscription }: { subscription: Subscription }) {
  const cards = useResource(paymentMethodsQuery());
  const [isChanging, setChanging] = useState(false);
  const card = cards.find((one) => one['@id'] === subscription.paymentMethod);
  const { opened, open, close } = useSubjectDialog({
    subjectOf: (_action: 'change') => subscription,
    versionOf: ({ status, paymentMethod }) => [status, paymentMethod],
    isBusy: isChanging,
    notice: `${subscription.name} changed in another tab. Here’s the latest.`,
  });
  return (
    <>
      <Group justify="space-between" gap="sm">
        {card ? <CardSummary card={card} /> : <Text>No card chosen. Choose one for your next charge.</Text>}
        <Button variant="default" size="sm" onClick={() => open('change')}>
          {card ? 'Change card' : 'Choose a card'}
        </Button>
      </Group>
      {card && cardExpiry(card, today()) === 'expired' ? (
        <Alert color="red" mt="sm">
          This card has expired, so your next charge will fail. Choose another card.
        </Alert>
      ) : null}
      {opened ? <ChangeCardDialog subscription={opened.subject} onBusy={setChanging} onClose={close} /> : null}
    </>
  );
}
