import { sql } from 'drizzle-orm';
import { bigserial, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, cents, primaryId } from '../database/columns.ts';
import { propertyId } from '../properties/property-table.ts';
import { tenancyAgreements } from '../tenancy-agreements/tenancy-agreement-table.ts';

/**
 * Tenancies. Dates are local dates at the property. Status, paid-to date and arrears are not stored: they are computed
 * from the dates, the rents and the ledger for each response (V31).
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
    /** Not used since there is a ledger (decision 38). The release before it reads this column and the next one. */
    paidTo: date('paid_to', { mode: 'string' }),
    partPaymentCents: cents('part_payment_cents').notNull().default(0),
    bondCents: cents('bond_cents').notNull(),
    /** The agreement that created the tenancy. Null for one that was entered before agreements were signed here. */
    agreementId: uuid('agreement_id').references(() => tenancyAgreements.id),
    bondLodgedOn: date('bond_lodged_on', { mode: 'string' }),
    /** The number that the bond authority gave. */
    bondNumber: text('bond_number'),
    /** Set when notice was given or an end agreed; `endDate` is then that date. */
    endReason: text('end_reason'),
    /** The number from which the payment reference follows. The database gives it. */
    paymentNumber: bigserial('payment_number', { mode: 'number' }).notNull(),
    /** The days behind after which a rent reminder is sent automatically. Null when none is. */
    remindAfterDays: integer('remind_after_days'),
    ...auditColumns(),
  },
  (table) => [
    index('tenancies_owner').on(table.ownerId, table.createdAt.desc(), table.id),
    index('tenancies_property').on(table.propertyId, table.startDate.desc()),
    uniqueIndex('tenancies_one_per_agreement').on(table.agreementId).where(sql`agreement_id is not null`),
    uniqueIndex('tenancies_payment_number').on(table.paymentNumber),
    index('tenancies_reminders').on(table.remindAfterDays).where(sql`remind_after_days is not null`),
  ],
);
