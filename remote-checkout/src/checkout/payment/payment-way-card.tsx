import { Badge, Group, Radio } from '@mantine/core';
import { cardLabel, expiryLabel } from '../../payment-methods/card-label.ts';
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
      return { name: cardLabel(way.card), text: `Expires ${expiryLabel(way.card)}` };
    case 'entered':
      return { name: way.chosen.card ? cardLabel(way.chosen.card) : 'Your card', text: 'The card you entered' };
    case 'card':
      return { name: 'New card', text: 'Visa, Mastercard or American Express' };
    case 'zip':
      return { name: 'Zip', text: 'Buy now, pay later. You’ll finish on Zip’s website.' };
  }
}
