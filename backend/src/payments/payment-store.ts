import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/single-row.ts';
import { isOwn, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import { openStatuses, type PaymentRow } from './payment-row.ts';
import { payments } from './payment-tables.ts';

/** Returns the latest payment of each order, by the id of the order. */
export async function findLatestPayments(
  { database, owner }: ReadScope,
  orderIds: readonly string[],
): Promise<Map<string | null, PaymentRow>> {
  const rows = await database
    .selectDistinctOn([payments.orderId])
    .from(payments)
    .where(and(isOwn(payments, owner), inArray(payments.orderId, [...orderIds])))
    .orderBy(payments.orderId, desc(payments.createdAt), desc(payments.id));
  return new Map(rows.map((row) => [row.orderId, row]));
}

/** Returns the owner's payments, newest first. */
export function findOwnPayments({ database, owner }: ReadScope): Paged<PaymentRow> {
  const where = isOwn(payments, owner);
  return paged(
    () => database.$count(payments, where),
    () => database.select().from(payments).where(where).orderBy(desc(payments.createdAt), asc(payments.id)),
  );
}

/** Returns a payment of any owner, for code that acts on its own, such as a job. */
export const findPayment = (database: Database, id: string): Promise<PaymentRow | null> =>
  firstRow(database.select().from(payments).where(eq(payments.id, id)));

/** @throws Error when there is no such payment */
export async function readPayment(database: Database, id: string): Promise<PaymentRow> {
  const payment = await findPayment(database, id);
  if (!payment) throw new Error(`There is no payment ${id}.`);
  return payment;
}

export const findPaymentByReference = (database: Database, reference: string): Promise<PaymentRow | null> =>
  firstRow(database.select().from(payments).where(eq(payments.reference, reference)));

/** Returns the payment of an order or charge that is open or succeeded. There is at most one. */
export function findActivePayment(
  database: Database,
  { orderId, chargeId }: Pick<PaymentRow, 'orderId' | 'chargeId'>,
): Promise<PaymentRow | null> {
  const isSubject = orderId !== null ? eq(payments.orderId, orderId) : eq(payments.chargeId, chargeId ?? '');
  const isActive = inArray(payments.status, [...openStatuses, 'succeeded']);
  return firstRow(database.select().from(payments).where(and(isSubject, isActive)));
}

/** Changes a payment that the caller has locked. */
export async function updatePayment(
  database: Database,
  { id, now, ...changes }: { id: string; now: Date } & Partial<typeof payments.$inferInsert>,
): Promise<PaymentRow> {
  const [row] = await database
    .update(payments)
    .set({ ...changes, version: sql`${payments.version} + 1`, updatedAt: now })
    .where(eq(payments.id, id))
    .returning();
  if (!row) throw new Error(`There is no payment ${id}.`);
  return row;
}
