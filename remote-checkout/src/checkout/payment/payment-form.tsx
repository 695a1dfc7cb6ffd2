import { Alert, Button, Checkbox, Stack, Text } from '@mantine/core';
import { type FormEvent, useDeferredValue, useRef, useState } from 'react';
import type { Order } from 'shared-contract/order/order';
import type { PaymentOptions } from 'shared-contract/order/payment';
import { RadioCards } from 'shared-ui';
import { CardFields, type CardFieldsHandle } from '../../card-fields/card-fields.tsx';
import classes from './payment.module.css';
import { type ChosenPayment, paymentChoiceOf } from './payment-choice.ts';
import { PaymentWayCard } from './payment-way-card.tsx';
import { hasPlan, initialWay, paymentWays, zipUnavailableText } from './payment-ways.ts';

type PaymentFormProps = { order: Order; options: PaymentOptions; onChosen: (chosen: ChosenPayment) => void };

/** Selects how to pay. For a new card, the provider's fields return a token, and only the token leaves the frame. */
export function PaymentForm({ order, options, onChosen }: PaymentFormProps) {
  const [chosen] = useState(() => paymentChoiceOf(order.id));
  const ways = paymentWays(options, chosen);
  const [selected, setSelected] = useState(() => initialWay(ways, chosen)?.id ?? null);
  const [save, setSave] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const card = useRef<CardFieldsHandle>(null);
  const way = ways.find(({ id }) => id === selected);
  // The choice is shown at once, the provider's frames just after it.
  const shown = useDeferredValue(way);
  const isPlan = hasPlan(order);
  const zipText = zipUnavailableText(options);

  async function takeNewCard() {
    const fields = card.current;
    if (!fields || isWaiting) return;
    setIsWaiting(true);
    try {
      const { token, card: label } = await fields.requestToken();
      onChosen({ method: { kind: 'card', token, save: save || isPlan }, card: label });
    } catch {
      // The fields show the reason.
      setIsWaiting(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (way?.kind === 'card') void takeNewCard();
    else if (way?.kind === 'entered') onChosen(way.chosen);
    else if (way?.kind === 'zip') onChosen({ method: { kind: 'zip' }, card: null });
    else if (way) onChosen({ method: { kind: 'savedCard', paymentMethod: way.id }, card: way.card });
  }

  if (ways.length === 0) {
    return (
      <Alert role="alert" title="We can’t take payments right now">
        Your order is saved. Come back in a little while to pay for it.
      </Alert>
    );
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <RadioCards
          label="How would you like to pay?"
          values={ways.map(({ id }) => id)}
          value={selected}
          onChange={setSelected}
          className={classes.ways}
          cardClassName={classes.way}
        >
          {(id) => <PaymentWayCard way={ways.find((one) => one.id === id)} />}
        </RadioCards>
        {zipText ? (
          <Text size="sm" c="dimmed">
            {zipText}
          </Text>
        ) : null}
        {shown?.kind === 'card' ? (
          <div className={classes.newCard}>
            <CardFields url={shown.url} ref={card} />
            <Checkbox
              mt="md"
              label="Save this card"
              description={
                isPlan
                  ? 'Your plan renews with this card.'
                  : 'Pay faster next time. Remove it any time under Payment methods.'
              }
              checked={save || isPlan}
              disabled={isPlan}
              onChange={(event) => setSave(event.currentTarget.checked)}
            />
          </div>
        ) : null}
        <Button type="submit" size="md" loading={isWaiting}>
          Continue to review and pay
        </Button>
      </Stack>
    </form>
  );
}
