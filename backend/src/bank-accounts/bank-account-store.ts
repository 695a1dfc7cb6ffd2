import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { isOwn, type OwnerScope, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import type { BankAccountRow } from './bank-account-details.ts';
import { bankAccounts } from './bank-account-table.ts';

/** Returns the owner's accounts, oldest first. */
export function findBankAccounts({ database, owner }: ReadScope, propertyId?: string): Paged<BankAccountRow> {
  const where = isOwn(bankAccounts, owner, { propertyId });
  return paged(
    () => database.$count(bankAccounts, where),
    () => database.select().from(bankAccounts).where(where).orderBy(asc(bankAccounts.createdAt), asc(bankAccounts.id)),
  );
}

type Uses = { receivesRent: boolean; paysExpenses: boolean };

/**
 * Takes the uses away from the property's other accounts, because one account at most has each. Call it while the
 * property is locked and before the account gets them.
 */
export async function releaseUses(
  { database, owner, now }: OwnerScope,
  account: Pick<BankAccountRow, 'id' | 'propertyId'>,
  { receivesRent, paysExpenses }: Uses,
): Promise<void> {
  const others = and(isOwn(bankAccounts, owner, { propertyId: account.propertyId }), ne(bankAccounts.id, account.id));
  const change = { version: sql`${bankAccounts.version} + 1`, updatedAt: now };
  if (receivesRent) {
    await database
      .update(bankAccounts)
      .set({ ...change, receivesRent: false })
      .where(and(others, eq(bankAccounts.receivesRent, true)));
  }
  if (paysExpenses) {
    await database
      .update(bankAccounts)
      .set({ ...change, paysExpenses: false })
      .where(and(others, eq(bankAccounts.paysExpenses, true)));
  }
}
