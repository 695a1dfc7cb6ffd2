import { and, eq, isNull } from 'drizzle-orm';
import { firstRow } from '../database/single-row.ts';
import { idOf } from '../http/parameters.ts';
import { invalid } from '../http/problem.ts';
import { isOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import type { PaymentMethodRow } from '../payments/payment-row.ts';
import { paymentMethods } from '../payments/payment-tables.ts';

/** Returns one of the user's saved cards. @throws Problem 422 for another address, or a card that was removed */
export async function findSavedCard(scope: ReadScope, iri: string): Promise<PaymentMethodRow> {
  const card = await cardById(scope, idOf(iri, '/api/payment-methods'));
  if (card) return card;
  const message = 'Expected the address of one of your saved cards.';
  throw invalid({ propertyPath: 'paymentMethod', message, code: 'not-found' });
}

/** Returns the id of the saved card that pays a subscription; null without one, or when the owner has removed it. */
export async function chargedCard(
  database: ReadScope['database'],
  { ownerId, paymentMethodId }: { ownerId: string; paymentMethodId: string | null },
): Promise<string | null> {
  const card = paymentMethodId && (await cardById({ database, owner: { id: ownerId } }, paymentMethodId));
  return card ? card.id : null;
}

function cardById({ database, owner }: ReadScope, id: string): Promise<PaymentMethodRow | null> {
  const isUsable = and(isOwn(paymentMethods, owner), eq(paymentMethods.id, id), isNull(paymentMethods.removedAt));
  return firstRow(database.select().from(paymentMethods).where(isUsable));
}
