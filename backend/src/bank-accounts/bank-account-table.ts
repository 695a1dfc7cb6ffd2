import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, primaryId } from '../database/columns.ts';
import { sealedColumns } from '../encryption/sealed-columns.ts';
import { protectedPropertyId } from '../properties/property-table.ts';

/** Bank accounts of properties. Name, BSB and number are encrypted, as JSON in `sealed`. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: primaryId(),
    ownerId: ownerId(),
    propertyId: protectedPropertyId(),
    ...sealedColumns(),
    /** Rent is received into this account. */
    receivesRent: boolean('receives_rent').notNull(),
    /** Expenses are paid from this account. */
    paysExpenses: boolean('pays_expenses').notNull(),
    ...auditColumns(),
  },
  (table) => [
    index('bank_accounts_owner').on(table.ownerId),
    index('bank_accounts_property').on(table.propertyId, table.createdAt),
    uniqueIndex('bank_accounts_one_for_rent').on(table.propertyId).where(sql`receives_rent`),
    uniqueIndex('bank_accounts_one_for_expenses').on(table.propertyId).where(sql`pays_expenses`),
    index('bank_accounts_key').on(table.keyId),
  ],
);
