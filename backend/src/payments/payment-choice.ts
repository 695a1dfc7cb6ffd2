import { and, isNull } from 'drizzle-orm';
import type { PaymentProvider } from 'payments';
import { amountOf, formatMoney } from 'shared-contract/money/money';
import type { PaymentChoice, PaymentOptions } from 'shared-contract/order/payment';
import { firstRow } from '../database/single-row.ts';
import { idOf } from '../http/parameters.ts';
import { invalid } from '../http/problem.ts';
import type { OrderAmounts } from '../orders/order-amounts.ts';
import type { StoredOrder } from '../orders/order-store.ts';
import { isOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import { paymentMethodPath, paymentMethodResource } from '../payment-methods/payment-method-resource.ts';
import { findPaymentMethods, isExpired } from '../payment-methods/payment-method-store.ts';
import type { PaymentProviders } from './payment-providers.ts';
import type { PaymentMethodRow } from './payment-row.ts';
import { paymentMethods } from './payment-tables.ts';

/** How an order is paid, after the choice was checked. */
export type CheckedChoice =
  | { kind: 'free'; provider: 'none' }
  | { kind: 'zip'; provider: string }
  | { kind: 'card'; provider: string; card: PaymentMethodRow | null; saveCard: boolean };

type Priced = { stored: StoredOrder; amounts: OrderAmounts };

/** Plans are renewed with a saved card, so they can only be bought with one. */
const hasPlan = ({ items }: StoredOrder) => items.some(({ product }) => product.billingPeriod !== null);

/** Returns the methods that the server offers for an order. */
export async function paymentOptionsOf(
  scope: ReadScope & { now: Date },
  { card, zip }: PaymentProviders,
  { stored, amounts }: Priced,
): Promise<PaymentOptions> {
  const saved = await findPaymentMethods(scope);
  const usable = saved.filter((method) => method.provider === card.name && !isExpired(method, scope.now));
  return {
    savedCards: usable.map(paymentMethodResource),
    card: cardFieldsOf(card),
    zip: zip && {
      available: !hasPlan(stored) && isWithin(zip.limits, amounts.total),
      minimum: amountOf(zip.limits.minimumCents),
      maximum: amountOf(zip.limits.maximumCents),
    },
  };
}

/** Returns the card fields of a provider, without what only the server needs to know. */
export function cardFieldsOf({ vault }: PaymentProvider): PaymentOptions['card'] {
  if (!vault) return null;
  const { origin: _, ...fields } = vault.fields();
  return fields;
}

/** Checks the method that the customer chose. @throws Problem 422 */
export async function checkChoice(
  scope: ReadScope & { now: Date },
  { card, zip }: PaymentProviders,
  { stored, amounts }: Priced,
  choice: PaymentChoice,
): Promise<CheckedChoice> {
  if ((amounts.total === 0) !== (choice.kind === 'free')) {
    throw refused('method', amounts.total === 0 ? 'There is nothing to pay.' : 'Choose how to pay.', 'method');
  }
  switch (choice.kind) {
    case 'free':
      return { kind: 'free', provider: 'none' };
    case 'zip':
      if (!zip || hasPlan(stored)) throw refused('method', 'This order can’t be paid with Zip. Use a card.', 'method');
      requireWithin(zip.limits, amounts.total);
      return { kind: 'zip', provider: zip.name };
    case 'card':
      requireWithin(card.limits, amounts.total);
      return { kind: 'card', provider: card.name, card: null, saveCard: choice.save === true || hasPlan(stored) };
    case 'savedCard': {
      requireWithin(card.limits, amounts.total);
      const saved = await findSavedCard(scope, choice.paymentMethod, card.name);
      return { kind: 'card', provider: saved.provider, card: saved, saveCard: false };
    }
  }
}

/** Finds a saved card of the configured provider. No other provider could be asked for a payment with it. */
async function findSavedCard(
  scope: ReadScope & { now: Date },
  iri: string,
  provider: PaymentProvider['name'],
): Promise<PaymentMethodRow> {
  const isTheirs = isOwn(paymentMethods, scope.owner, { id: idOf(iri, paymentMethodPath), provider });
  const query = scope.database.select().from(paymentMethods);
  const saved = await firstRow(query.where(and(isTheirs, isNull(paymentMethods.removedAt))));
  if (!saved) throw refused('method.paymentMethod', 'This card is no longer saved. Choose another one.', 'not-found');
  if (isExpired(saved, scope.now)) {
    throw refused('method.paymentMethod', 'This card has expired. Choose another one.', 'expired-card');
  }
  return saved;
}

type Limits = { minimumCents: number; maximumCents: number };

const isWithin = ({ minimumCents, maximumCents }: Limits, cents: number) =>
  cents >= minimumCents && cents <= maximumCents;

function requireWithin(limits: Limits, cents: number): void {
  if (isWithin(limits, cents)) return;
  const range = `from ${formatMoney(limits.minimumCents)} to ${formatMoney(limits.maximumCents)}`;
  throw refused('method', `This method is for amounts ${range}. Choose another one.`, 'limit');
}

const refused = (propertyPath: string, message: string, code: string) => invalid({ propertyPath, message, code });
