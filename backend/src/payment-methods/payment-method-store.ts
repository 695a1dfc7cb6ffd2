import { and, asc, desc, isNull, ne } from 'drizzle-orm';
import { conflict } from '../http/problem.ts';
import { isOwn, lockOwn, type OwnerScope, type ReadScope, updateOwn } from '../owned-rows/owned-rows.ts';
import type { PaymentMethodRow } from '../payments/payment-row.ts';
import { paymentMethods } from '../payments/payment-tables.ts';
import { subscriptions } from '../subscriptions/subscription-table.ts';

/** Returns the owner's saved cards: the default one, then the newest. */
export function findPaymentMethods({ database, owner }: ReadScope): Promise<PaymentMethodRow[]> {
  return database
    .select()
    .from(paymentMethods)
    .where(and(isOwn(paymentMethods, owner), isNull(paymentMethods.removedAt)))
    .orderBy(desc(paymentMethods.isDefault), desc(paymentMethods.createdAt), asc(paymentMethods.id));
}

/** A card is valid until the end of its month, in the last time zone of Australia. */
export function isExpired({ expiryYear, expiryMonth }: PaymentMethodRow, now: Date): boolean {
  return now.getTime() >= Date.UTC(expiryYear, expiryMonth, 1) - 8 * 3_600_000;
}

/** Locks a saved card of the owner. Returns null for one that was removed. */
export async function lockPaymentMethod(scope: ReadScope, id: string): Promise<PaymentMethodRow | null> {
  const row = await lockOwn(scope, paymentMethods, id);
  return row && row.removedAt === null ? row : null;
}

/** Makes a card the default, which is offered first. */
export async function makeDefault(scope: OwnerScope, card: PaymentMethodRow): Promise<PaymentMethodRow> {
  if (card.isDefault) return card;
  const { database, owner, now } = scope;
  await database
    .update(paymentMethods)
    .set({ isDefault: false, updatedAt: now })
    .where(isOwn(paymentMethods, owner, { isDefault: true }));
  return updateOwn(scope, paymentMethods, card.id, { isDefault: true });
}

/**
 * Removes a card from the owner's list. The next one becomes the default. Old payments keep their reference to it.
 * @throws Problem 409 when a subscription is paid with it
 */
export async function removePaymentMethod(scope: OwnerScope, card: PaymentMethodRow): Promise<void> {
  const { database, owner } = scope;
  const isPaidWith = isOwn(subscriptions, owner, { paymentMethodId: card.id });
  const uses = await database.$count(subscriptions, and(isPaidWith, ne(subscriptions.status, 'cancelled')));
  if (uses > 0) {
    throw conflict('in-use', 'A subscription is paid with this card. Choose another card for it first.');
  }
  await updateOwn(scope, paymentMethods, card.id, { removedAt: scope.now, isDefault: false });
  const [next] = await findPaymentMethods(scope);
  if (card.isDefault && next) await makeDefault(scope, next);
}
