import { centsOf } from 'shared-contract/money/money';
import type { Order } from 'shared-contract/order/order';
import type { Payment } from 'shared-contract/order/payment';
import type { CheckoutStep } from 'shared-contract/page/addresses';
import { isOpenPayment } from '../../payment-progress/payment-state.ts';

/** A step that the rail lists. `zip-confirmation` is where the browser returns from Zip, so it is not listed. */
export type ListedStep = Exclude<CheckoutStep, 'zip-confirmation'>;

export type CheckoutStepState =
  | { name: ListedStep; title: string; state: 'done' | 'todo' }
  /** The step does not apply to this order. `reason` says why. */
  | { name: ListedStep; title: string; state: 'skipped'; reason: string };

export const stepTitles: Record<ListedStep, string> = {
  confirmation: 'Your order',
  delivery: 'Delivery',
  payment: 'Payment',
  review: 'Review and pay',
};

/** Returns the steps of this order with their progress. */
export function checkoutSteps(order: Order, hasPaymentChoice: boolean): CheckoutStepState[] {
  return [
    step('confirmation', isConfirmed(order)),
    needsDelivery(order)
      ? step('delivery', order.delivery != null)
      : skipped('delivery', 'Nothing in this order is posted'),
    needsPayment(order)
      ? step('payment', hasPaymentChoice || openPayment(order) !== null)
      : skipped('payment', 'Nothing to pay'),
    step('review', false),
  ];
}

/** Returns the step where a customer who resumes the checkout continues. */
export function firstIncompleteStep(order: Order, hasPaymentChoice: boolean): CheckoutStep {
  const open = openPayment(order);
  if (open) return open.method.kind === 'zip' ? 'zip-confirmation' : 'review';
  return checkoutSteps(order, hasPaymentChoice).find(({ state }) => state === 'todo')?.name ?? 'review';
}

/**
 * Returns the step to show when the customer opens `wanted`: the step itself, or another one when it does not apply to
 * the order or an earlier step is incomplete. The payment step does not count as incomplete for the review, because the
 * review explains why the method must be chosen again.
 */
export function stepToShow(order: Order, wanted: CheckoutStep, hasPaymentChoice: boolean): CheckoutStep {
  if (wanted === 'zip-confirmation' && order.payment?.method.kind === 'zip') return wanted;
  const next = firstIncompleteStep(order, wanted === 'review' || hasPaymentChoice);
  if (openPayment(order) || wanted === 'zip-confirmation') return next;
  const steps = checkoutSteps(order, hasPaymentChoice);
  const position = (name: CheckoutStep) => steps.findIndex((one) => one.name === name);
  if (position(wanted) > position(next)) return next;
  return steps[position(wanted)]?.state === 'skipped' ? next : wanted;
}

/** Returns the neighbours of a step among the steps that apply to the order. */
export function adjacentSteps(order: Order, name: ListedStep): { before: ListedStep | null; after: ListedStep | null } {
  const names = checkoutSteps(order, false).flatMap((one) => (one.state === 'skipped' ? [] : [one.name]));
  const position = names.indexOf(name);
  return { before: names[position - 1] ?? null, after: names[position + 1] ?? null };
}

/** Whether the order can still be paid. A paid, cancelled or refunded order has left the checkout. */
export const isPayable = ({ status }: Pick<Order, 'status'>) => status === 'initiated' || status === 'paymentPending';

const needsDelivery = ({ shippingRequired, orderItems }: Order) =>
  shippingRequired ?? orderItems.some(({ product }) => product.shippingRequired);

/** Whether money is due. Shipping may still be added to a total of zero, so an unknown shipping price counts as due. */
export const needsPayment = (order: Order) =>
  centsOf(order.total) > 0 || (needsDelivery(order) && order.shipping == null);

/** Returns the payment of the order that has no result yet, or null. */
export const openPayment = ({ payment }: Order): Payment | null => (payment && isOpenPayment(payment) ? payment : null);

const isConfirmed = ({ billing, orderItems }: Order) => billing != null && orderItems.length > 0;

const step = (name: ListedStep, isDone: boolean): CheckoutStepState => ({
  name,
  title: stepTitles[name],
  state: isDone ? 'done' : 'todo',
});

const skipped = (name: ListedStep, reason: string): CheckoutStepState => ({
  name,
  title: stepTitles[name],
  state: 'skipped',
  reason,
});
