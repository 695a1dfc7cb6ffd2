import { date, index, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, cents, primaryId } from '../database/columns.ts';
import { propertyId } from '../properties/property-table.ts';

/**
 * Tenancies. Dates are local dates at the property. Status and arrears are not stored: they are computed from the dates
 * for each response (V31).
 */
export const tenancies = pgTable(
  'tenancies',
  {
    id: primaryId(),
    ownerId: ownerId(),
    propertyId: propertyId(),
    tenants: jsonb('tenants').$type<Tenancy['tenants']>().notNull(),
    /** The rent per week in cents. */
    rentCents: cents('rent_cents').notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }),
    /** The last day that is covered by the rent received, in whole weeks. Null before the first week is paid. */
    paidTo: date('paid_to', { mode: 'string' }),
    /** The rent received beyond the whole weeks that `paidTo` covers, in cents. */
    partPaymentCents: cents('part_payment_cents').notNull().default(0),
    bondCents: cents('bond_cents').notNull(),
    ...auditColumns(),
  },
  (table) => [
    index('tenancies_owner').on(table.ownerId, table.createdAt.desc(), table.id),
    index('tenancies_property').on(table.propertyId, table.startDate.desc()),
  ],
);
