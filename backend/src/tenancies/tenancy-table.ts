import { date, index, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, cents, primaryId } from '../database/columns.ts';
import { propertyId } from '../properties/property-table.ts';

/**
 * Tenancies. Dates are local dates. Status and arrears are computed from them and today's date at the property (V31).
 */
export const tenancies = pgTable(
  'tenancies',
  {
    id: primaryId(),
    ownerId: ownerId(),
    propertyId: propertyId(),
    tenants: jsonb('tenants').$type<Tenancy['tenants']>().notNull(),
    /** Rent per week. */
    rentCents: cents('rent_cents').notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }),
    /** Last day that the received rent covers; null before the first payment. */
    paidTo: date('paid_to', { mode: 'string' }),
    /** Rent received in addition to whole weeks. */
    partPaymentCents: cents('part_payment_cents').notNull().default(0),
    bondCents: cents('bond_cents').notNull(),
    ...auditColumns(),
  },
  (table) => [
    index('tenancies_owner').on(table.ownerId, table.createdAt.desc(), table.id),
    index('tenancies_property').on(table.propertyId, table.startDate.desc()),
  ],
);
