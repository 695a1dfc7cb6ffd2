import { and, eq, isNull } from 'drizzle-orm';
import type { ProviderCard } from 'payments';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import type { Database } from '../database/database.ts';
import type { MoneyContext } from './money-context.ts';
import type { PaymentMethodRow, PaymentRow } from './payment-row.ts';
import { paymentMethods } from './payment-tables.ts';

/** Saves the card of a payment that succeeded, if the customer asked for it. Returns the id of the saved card. */
export async function saveChargedCard(
  { database, now }: MoneyContext,
  payment: PaymentRow,
  card: ProviderCard | null,
): Promise<string | null> {
  if (!payment.saveCard || !card) return null;
  const { ownerId, provider } = payment;
  return (await saveCard({ database, now }, { ownerId, provider, card })).id;
}

/** Thrown when another user has saved the provider's card. */
export class CardOfAnotherUser extends Error {
  override name = 'CardOfAnotherUser';
}

/**
 * Stores a card that the provider keeps, under what identifies it to its owner (V13). The first card becomes the
 * default. A card that is stored already stays one row.
 */
export async function saveCard(
  { database, now }: { database: Database; now: Date },
  { ownerId, provider, card }: { ownerId: string; provider: string; card: ProviderCard },
): Promise<PaymentMethodRow> {
  // Locks the owner, so that of two cards that are saved at once only one becomes the default.
  const isOwner = eq(customerUsers.id, ownerId);
  await database.select({ id: customerUsers.id }).from(customerUsers).where(isOwner).for('no key update');
  const isDefault = (await findDefaultCard(database, ownerId)) === null;
  const { brand, lastFour, expiryMonth, expiryYear } = card;
  const values = { provider, providerMethodId: card.id, brand, lastFour, expiryMonth, expiryYear };
  const [row] = await database
    .insert(paymentMethods)
    .values({ ownerId, ...values, isDefault, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [paymentMethods.provider, paymentMethods.providerMethodId],
      set: { removedAt: null, expiryMonth, expiryYear, updatedAt: now },
      setWhere: eq(paymentMethods.ownerId, ownerId),
    })
    .returning();
  if (!row) throw new CardOfAnotherUser();
  return row;
}

async function findDefaultCard(database: Database, ownerId: string): Promise<PaymentMethodRow | null> {
  const isDefault = and(eq(paymentMethods.isDefault, true), isNull(paymentMethods.removedAt));
  const [row] = await database
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.ownerId, ownerId), isDefault));
  return row ?? null;
}
