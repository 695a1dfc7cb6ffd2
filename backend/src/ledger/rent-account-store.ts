import { and, asc, eq, sql } from 'drizzle-orm';
import { isOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import { ledgerEntries, ledgerTransactions } from './ledger-tables.ts';
import type { Movement } from './rent-account.ts';

/** Returns all transactions of a ledger, oldest first, each with what it adds to the rent that is owed. */
export function findMovements({ database, owner }: ReadScope, tenancyId: string): Promise<Movement[]> {
  const { id, kind, date, createdAt } = ledgerTransactions;
  const isRent = and(eq(ledgerEntries.transactionId, id), eq(ledgerEntries.account, 'rentDue'));
  return database
    .select({ id, kind, date, changeCents: sql`coalesce(sum(${ledgerEntries.amountCents}), 0)`.mapWith(Number) })
    .from(ledgerTransactions)
    .leftJoin(ledgerEntries, isRent)
    .where(isOwn(ledgerTransactions, owner, { tenancyId }))
    .groupBy(id)
    .orderBy(asc(date), asc(createdAt), asc(id));
}
