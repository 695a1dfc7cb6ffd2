import { isEditable } from 'shared-contract/listing/listing-status';
import { amountOf, formatMoney } from 'shared-contract/money/money';
import type { PaymentInput } from 'shared-contract/order/payment';
import type { Violation } from 'shared-contract/wire/problem';
import { conflict, requireFound, requireValid } from '../http/problem.ts';
import { lockListing } from '../listings/listing-store.ts';
import { requireOpenForChange } from '../orders/change-order.ts';
import { type OrderAmounts, orderAmounts } from '../orders/order-amounts.ts';
import { findOrder, type StoredOrder } from '../orders/order-store.ts';
import { orders } from '../orders/order-table.ts';
import { lockOwn, type OwnerScope, updateOwn } from '../owned-rows/owned-rows.ts';
import { lockPromotionCode } from '../promotion-codes/promotion-code-uses.ts';
import type { MoneyContext } from './money-context.ts';
import { payOrder } from './paid-order.ts';
import { type CheckedChoice, checkChoice } from './payment-choice.ts';
import { createPaymentProviders } from './payment-providers.ts';
import type { PaymentRow } from './payment-row.ts';
import { payments } from './payment-tables.ts';

export type PaymentScope = OwnerScope & MoneyContext;

/**
 * Stores a payment of an order before the provider is asked, and closes the order for changes. Discount and shipping
 * are fixed now; the use of a limited promotion code is counted from now on. A total of zero is paid at once.
 * @throws Problem 409 `total-changed`, `payment-open`, `order-closed` or `listing-closed`; 422 for an
 * incomplete order or a wrong method
 */
export async function storePayment(scope: PaymentScope, orderId: string, input: PaymentInput): Promise<PaymentRow> {
  const { stored, amounts } = await lockPayableOrder(scope, orderId);
  requireComplete(stored, amounts);
  if (amountOf(amounts.total) !== input.expectedTotal) {
    const detail = `The total of this order is now ${formatMoney(amounts.total)}. Check what changed before you pay.`;
    throw conflict('total-changed', detail);
  }
  const providers = createPaymentProviders(scope.config);
  const choice = await checkChoice(scope, providers, { stored, amounts }, input.method);
  return insertPayment(scope, { orderId, amounts, choice });
}

/** Pays an order without a price. Returns whether it has none. */
export async function payFreeOrder(scope: PaymentScope, orderId: string): Promise<boolean> {
  const { amounts } = await lockPayableOrder(scope, orderId);
  if (amounts.total > 0 || amounts.shipping === null) return false;
  await insertPayment(scope, { orderId, amounts, choice: { kind: 'free', provider: 'none' } });
  return true;
}

/** Locks an order and its promotion code, and computes the amounts that are paid. */
async function lockPayableOrder(
  scope: PaymentScope,
  orderId: string,
): Promise<{ stored: StoredOrder; amounts: OrderAmounts }> {
  const { database, now } = scope;
  const { order, promotionCode } = requireFound(await findOrder(scope, orderId));
  await requireOpenListing(scope, order);
  requireOpenForChange(requireFound(await lockOwn(scope, orders, orderId)));
  if (promotionCode) await lockPromotionCode(database, promotionCode);
  // Counts the uses of the code after it is locked.
  const stored = requireFound(await findOrder(scope, orderId));
  return { stored, amounts: orderAmounts(stored, now) };
}

/**
 * Locks the listing of an order before the order, as everything does that changes listings. So a draft is not discarded
 * while its order is being paid, and a listing that is over is not paid.
 */
async function requireOpenListing(scope: PaymentScope, { number, listingId }: StoredOrder['order']): Promise<void> {
  const locked = listingId === null ? null : await lockListing(scope, listingId);
  if (!locked || isEditable(locked.listing.status)) return;
  throw conflict('listing-closed', `The listing of order ${number} is ${locked.listing.status}. Cancel this order.`);
}

async function insertPayment(
  scope: PaymentScope,
  { orderId, amounts, choice }: { orderId: string; amounts: OrderAmounts; choice: CheckedChoice },
): Promise<PaymentRow> {
  const { database, owner, now } = scope;
  const id = crypto.randomUUID();
  const isFree = choice.kind === 'free';
  const [payment] = await database
    .insert(payments)
    .values({
      id,
      reference: id,
      ownerId: owner.id,
      orderId,
      provider: choice.provider,
      kind: choice.kind,
      amountCents: amounts.total,
      createdAt: now,
      updatedAt: now,
      ...(isFree ? { status: 'succeeded', settledAt: now } : {}),
      ...(choice.kind === 'card' ? cardColumns(choice) : {}),
    })
    .returning();
  if (!payment) throw new Error('The payment was not stored.');
  const { discount, shipping } = amounts;
  const fixed = { discountCents: discount, shippingCents: shipping ?? 0 };
  await updateOwn(scope, orders, orderId, { status: 'paymentPending', ...fixed });
  if (isFree) await payOrder(scope, payment);
  return payment;
}

const cardColumns = ({ card, saveCard }: Extract<CheckedChoice, { kind: 'card' }>) => ({
  saveCard,
  ...(card ? { paymentMethodId: card.id, cardBrand: card.brand, cardLastFour: card.lastFour } : {}),
});

/** Checks that everything is known which the invoice and the courier need (V36). @throws Problem 422 */
function requireComplete({ order, items }: StoredOrder, { shipping }: OrderAmounts): void {
  const missing = (propertyPath: string, message: string): Violation => ({ propertyPath, message, code: 'required' });
  requireValid([
    ...(items.length === 0 ? [missing('orderItems', 'Add something to this order first.')] : []),
    ...(order.billing ? [] : [missing('billing', 'Enter your billing details.')]),
    ...(shipping === null ? [missing('delivery', 'Enter your delivery details.')] : []),
  ]);
}
