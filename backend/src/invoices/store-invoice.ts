import { and, eq, isNull } from 'drizzle-orm';
import { firstRow, storedRow } from '../database/single-row.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { type InvoiceContent, invoiceContent } from './invoice-content.ts';
import type { InvoiceRow } from './invoice-store.ts';
import { invoiceCounters, invoices } from './invoice-tables.ts';

type Kind = InvoiceRow['kind'];

/** What an invoice or credit note is about. Each subject gets one. */
export type InvoiceSubject = Pick<InvoiceRow, 'kind' | 'ownerId' | 'orderId' | 'chargeId' | 'refundId'>;

/** The content without the kind and number. */
export type InvoiceDraft = Omit<InvoiceContent, 'kind' | 'number'>;

const prefixes: Record<Kind, string> = { invoice: 'INV', creditNote: 'CN' };

/**
 * Issues an invoice or credit note with the next number of its kind. Returns the existing one when the subject has one.
 * The counter stays locked until the transaction ends, and a rollback undoes its increment. So the numbers have no
 * gaps. Other invoices wait for the lock, so issue an invoice late in the transaction.
 * @param write returns the content. It runs under the lock, so it sees all earlier invoices.
 */
export async function storeInvoice(
  context: MoneyContext,
  subject: InvoiceSubject,
  write: () => Promise<InvoiceDraft>,
): Promise<InvoiceRow> {
  const { database, now } = context;
  const before = await findIssued(context, subject);
  if (before) return before;
  const lastNumber = await lockCounter(context, subject.kind);
  const issued = await findIssued(context, subject);
  if (issued) return issued;
  const number = `${prefixes[subject.kind]}-${String(lastNumber + 1).padStart(6, '0')}`;
  const content = invoiceContent.parse({ ...(await write()), kind: subject.kind, number });
  await database
    .update(invoiceCounters)
    .set({ lastNumber: lastNumber + 1 })
    .where(eq(invoiceCounters.kind, subject.kind));
  const row = { ...subject, number, totalCents: content.totalCents, content, issuedAt: now, createdAt: now };
  return storedRow(
    database
      .insert(invoices)
      .values({ ...row, updatedAt: now })
      .returning(),
    'invoice',
  );
}

async function lockCounter({ database }: MoneyContext, kind: Kind): Promise<number> {
  await database.insert(invoiceCounters).values({ kind, lastNumber: 0 }).onConflictDoNothing();
  const locked = database.select().from(invoiceCounters).where(eq(invoiceCounters.kind, kind)).for('update');
  return (await storedRow(locked, 'counter')).lastNumber;
}

function findIssued({ database }: MoneyContext, { kind, orderId, chargeId, refundId }: InvoiceSubject) {
  const { orderId: order, chargeId: charge, refundId: refund } = invoices;
  const is = (column: typeof order | typeof charge | typeof refund, id: string | null) =>
    id === null ? isNull(column) : eq(column, id);
  const isSubject = and(eq(invoices.kind, kind), is(order, orderId), is(charge, chargeId), is(refund, refundId));
  return firstRow(database.select().from(invoices).where(isSubject));
}
