import { Badge, Group, Radio } from '@mantine/core';
import { cardText, expiryText } from './card-text.ts';
import classes from './payment.module.css';
import type { PaymentWay } from './payment-ways.ts';

/** One way to pay as a card of the group of radio buttons. */
export function PaymentWayCard({ way }: { way: PaymentWay | undefined }) {
  if (!way) return null;
  const { name, text } = wayText(way);
  return (
    <Group wrap="nowrap" align="center">
      <Radio.Indicator />
      <span className={classes.wayText}>
        <span className={classes.wayName}>{name}</span>
        <span className={classes.wayDetail}>{text}</span>
      </span>
      {way.kind === 'savedCard' && way.card.isDefault ? (
        <Badge variant="light" tt="none">
          Default
        </Badge>
      ) : null}
    </Group>
  );
}

function wayText(way: PaymentWay): { name: string; text: string } {
  switch (way.kind) {
    case 'savedCard':
      return { name: cardText(way.card), text: expiryText(way.card) };
    case 'entered':
      return { name: way.chosen.card ? cardText(way.chosen.card) : 'Your card', text: 'The card you entered' };
    case 'card':
      return { name: 'New card', text: 'Visa, Mastercard or American Express' };
    case 'zip':
      return { name: 'Zip', text: 'Buy now, pay later. You’ll finish on Zip’s website.' };
  }
}
