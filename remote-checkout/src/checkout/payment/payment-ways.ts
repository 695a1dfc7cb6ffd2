import { centsOf, formatMoney } from 'shared-contract/money/money';
import type { Order } from 'shared-contract/order/order';
import type { PaymentMethod, PaymentOptions } from 'shared-contract/order/payment';
import type { ChosenPayment } from './payment-choice.ts';

/** A way to pay that the customer can select. `entered` is a new card whose token we already have. */
export type PaymentWay =
  | { id: string; kind: 'savedCard'; card: PaymentMethod }
  | { id: 'entered'; kind: 'entered'; chosen: ChosenPayment & { method: { kind: 'card' } } }
  | { id: 'card'; kind: 'card'; url: string }
  | { id: 'zip'; kind: 'zip' };

/** Returns the ways to pay that the server offers, saved cards first. */
export function paymentWays(options: PaymentOptions, chosen: ChosenPayment | null): PaymentWay[] {
  const { savedCards, card, zip } = options;
  return [
    ...savedCards.map((saved) => ({ id: saved['@id'], kind: 'savedCard' as const, card: saved })),
    ...(isEnteredCard(chosen) ? [{ id: 'entered' as const, kind: 'entered' as const, chosen }] : []),
    ...(card ? [{ id: 'card' as const, kind: 'card' as const, url: card.url }] : []),
    ...(zip?.available ? [{ id: 'zip' as const, kind: 'zip' as const }] : []),
  ];
}

/** Returns the way to select first: the chosen one, otherwise the default card, otherwise the first. */
export function initialWay(ways: readonly PaymentWay[], chosen: ChosenPayment | null): PaymentWay | undefined {
  const isChosen = (way: PaymentWay) => {
    if (!chosen) return way.kind === 'savedCard' && way.card.isDefault;
    if (chosen.method.kind === 'savedCard') return way.id === chosen.method.paymentMethod;
    return way.kind === (chosen.method.kind === 'card' ? 'entered' : chosen.method.kind);
  };
  return ways.find(isChosen) ?? ways[0];
}

/** Returns why Zip cannot pay for this order. Null when it can, and when Zip is not offered at all. */
export function zipUnavailableText({ zip }: PaymentOptions): string | null {
  if (!zip || zip.available) return null;
  return `Zip is available for orders from ${formatMoney(centsOf(zip.minimum))} to ${formatMoney(centsOf(zip.maximum))}.`;
}

/** Whether the order contains a plan. Its next charges need a saved card. */
export const hasPlan = ({ orderItems }: Order) => orderItems.some(({ product }) => product.billingPeriod !== null);

function isEnteredCard(chosen: ChosenPayment | null): chosen is ChosenPayment & { method: { kind: 'card' } } {
  return chosen?.method.kind === 'card';
}
