import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import { ledgerEntries, ledgerTransactions } from './ledger-tables.ts';
import type { Movement } from './rent-account.ts';

/** `isCash`: rent that was received or refunded, or its reversal. */
export type StoredMovement = Movement & { isCash: boolean };

/** Returns all transactions of a ledger, oldest first, each with what it adds to the rent that is owed. */
export function findMovements({ database, owner }: ReadScope, tenancyId: string): Promise<StoredMovement[]> {
  const reversed = alias(ledgerTransactions, 'reversed');
  const { id, kind, date, createdAt } = ledgerTransactions;
  const isRent = and(eq(ledgerEntries.transactionId, id), eq(ledgerEntries.account, 'rentDue'));
  return database
    .select({
      ...{ id, kind, date },
      changeCents: sql`coalesce(sum(${ledgerEntries.amountCents}), 0)`.mapWith(Number),
      isCash: sql<boolean>`coalesce(${reversed.kind}, ${kind}) in ('rentReceipt', 'refund')`,
    })
    .from(ledgerTransactions)
    .leftJoin(ledgerEntries, isRent)
    .leftJoin(reversed, eq(reversed.id, ledgerTransactions.reverses))
    .where(isOwn(ledgerTransactions, owner, { tenancyId }))
    .groupBy(id, reversed.kind)
    .orderBy(asc(date), asc(createdAt), asc(id));
}
