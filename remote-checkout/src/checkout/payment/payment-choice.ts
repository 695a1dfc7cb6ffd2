import { useSyncExternalStore } from 'react';
import type { PaymentChoice } from 'shared-contract/order/payment';
import type { CardLabel } from '../../card-fields/card-messages.ts';

/** How the customer wants to pay. `card` describes a card, so that the review can show it. */
export type ChosenPayment = { method: PaymentChoice; card: CardLabel | null };

/**
 * The chosen method of each order. It is only in the memory of this page: the token of a card is never stored (V13), so
 * it is gone after a reload and the customer chooses again.
 */
const choices = new Map<string, ChosenPayment>();
const listeners = new Set<() => void>();

/** The router state with which the review opens the payment step when the chosen method is gone. */
export const cardNotStored = 'card-not-stored';

export const hasPaymentChoice = (orderId: string) => choices.has(orderId);

export const paymentChoiceOf = (orderId: string): ChosenPayment | null => choices.get(orderId) ?? null;

/** Sets the method of the order; null removes it. */
export function choosePayment(orderId: string, chosen: ChosenPayment | null): void {
  if (chosen) choices.set(orderId, chosen);
  else choices.delete(orderId);
  for (const listener of listeners) listener();
}

/** Returns the chosen method of the order, or null. */
export function usePaymentChoice(orderId: string): ChosenPayment | null {
  return useSyncExternalStore(
    subscribe,
    () => paymentChoiceOf(orderId),
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
