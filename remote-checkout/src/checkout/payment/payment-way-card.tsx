import { Group, Radio } from '@mantine/core';
import { cardLabel } from '../../payment-methods/card-label.ts';
import { CardSummary } from '../../payment-methods/card-summary.tsx';
import classes from './payment.module.css';
import type { PaymentWay } from './payment-ways.ts';

/** One way to pay as a card of the group of radio buttons. */
export function PaymentWayCard({ way }: { way: PaymentWay | undefined }) {
  if (!way) return null;
  return (
    <Group wrap="nowrap" align="center">
      <Radio.Indicator />
      {way.kind === 'savedCard' ? <CardSummary card={way.card} /> : <WayText {...wayText(way)} />}
    </Group>
  );
}

function WayText({ name, text }: { name: string; text: string }) {
  return (
    <span className={classes.wayText}>
      <span className={classes.wayName}>{name}</span>
      <span className={classes.wayDetail}>{text}</span>
    </span>
  );
}

function wayText(way: Exclude<PaymentWay, { kind: 'savedCard' }>): { name: string; text: string } {
  switch (way.kind) {
    case 'entered':
      return { name: way.chosen.card ? cardLabel(way.chosen.card) : 'Your card', text: 'The card you entered' };
    case 'card':
      return { name: 'New card', text: 'Visa, Mastercard or American Express' };
    case 'zip':
      return { name: 'Zip', text: 'Buy now, pay later. You’ll finish on Zip’s website.' };
  }
}
