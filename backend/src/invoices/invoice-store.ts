import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isOwn, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import { invoices } from './invoice-tables.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

/** Returns the invoice and then the credit notes of an order, or of a subscription's charge, oldest first. */
export function findInvoices(
  database: Database,
  subject: { orderId: string } | { chargeId: string },
): Promise<InvoiceRow[]> {
  const isSubject =
    'orderId' in subject ? eq(invoices.orderId, subject.orderId) : eq(invoices.chargeId, subject.chargeId);
  return database
    .select()
    .from(invoices)
    .where(isSubject)
    .orderBy(asc(invoices.issuedAt), desc(invoices.kind), asc(invoices.number));
}

/** Returns the invoices and credit notes of orders, oldest first. The caller has checked who owns the orders. */
export async function findOrderInvoices(database: Database, orderIds: readonly string[]): Promise<InvoiceRow[]> {
  if (orderIds.length === 0) return [];
  const query = database.select().from(invoices);
  return query.where(inArray(invoices.orderId, [...orderIds])).orderBy(asc(invoices.issuedAt), asc(invoices.number));
}

/** Returns the user's invoices and credit notes, newest first; with `orderId`, those of that order. */
export function findOwnInvoices({ database, owner }: ReadScope, orderId?: string | undefined): Paged<InvoiceRow> {
  const where = isOwn(invoices, owner, { orderId });
  return paged(
    () => database.$count(invoices, where),
    () => database.select().from(invoices).where(where).orderBy(desc(invoices.issuedAt), asc(invoices.id)),
  );
}
