import { localDateIn } from 'shared-contract/date/local-date';
import { formatMoney } from 'shared-contract/money/money';
import { cardExpiry, lastDayOfCard } from 'shared-contract/order/card-expiry';
import type { OwnerTask } from 'shared-contract/property/overview';
import { shortDate } from 'tenancy-law/rules/law-row';
import { defaultTimeZone } from '../subscriptions/billing-periods.ts';
import { graceEndOf } from '../subscriptions/payment-retries.ts';
import type { PaymentItems } from './payment-items.ts';

type Place = OwnerTask['property'];

/** Returns the tasks about money, also those of archived properties, because they can cost the owner money. */
export function paymentTasks(
  { unpaidOrders, failedCharges, cards }: PaymentItems,
  propertyOf: (id: string) => Place,
  now: Date,
): OwnerTask[] {
  return [
    ...unpaidOrders.map((order) => unpaidOrderTask(order, propertyOf(order.propertyId))),
    ...failedCharges.map((charge) =>
      failedChargeTask(charge, charge.propertyId ? propertyOf(charge.propertyId) : null),
    ),
    ...cards.flatMap((card) => cardTask(card, localDateIn(defaultTimeZone, now))),
  ];
}

function unpaidOrderTask(
  { id, number, status, totalCents }: PaymentItems['unpaidOrders'][number],
  property: Place,
): OwnerTask {
  const isPending = status === 'paymentPending';
  return {
    id: `orderUnpaid-${id}`,
    kind: 'orderUnpaid',
    title: isPending ? 'Payment isn’t finished' : 'Order isn’t paid yet',
    detail: `${number}, ${formatMoney(totalCents)}`,
    dueDate: null,
    property,
    subjectId: id,
  };
}

/** The due date is the day on which the subscription ends if the charge stays unpaid. */
function failedChargeTask(
  { id, name, amountCents, pastDueSince }: PaymentItems['failedCharges'][number],
  property: Place,
): OwnerTask {
  const amount = formatMoney(amountCents);
  const payBy = pastDueSince && localDateIn(defaultTimeZone, graceEndOf(pastDueSince));
  return {
    id: `chargeFailed-${id}`,
    kind: 'chargeFailed',
    title: `Payment for ${name} failed`,
    detail: payBy ? `Pay ${amount} by ${shortDate(payBy)} to keep ${name}` : `${amount} is overdue`,
    dueDate: payBy,
    property,
    subjectId: id,
  };
}

function cardTask(card: PaymentItems['cards'][number], today: string): OwnerTask[] {
  const expiry = cardExpiry(card, today);
  if (expiry === 'valid') return [];
  const { id, brand, lastFour } = card;
  return [
    {
      id: `cardExpiring-${id}`,
      kind: 'cardExpiring',
      title: expiry === 'expired' ? 'Your saved card has expired' : 'Your saved card expires soon',
      detail: `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${lastFour}`,
      dueDate: lastDayOfCard(card),
      property: null,
      subjectId: id,
    },
  ];
}
