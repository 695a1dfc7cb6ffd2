import type { Database } from '../../database/database.ts';
import { entriesOf } from '../../ledger/ledger-postings.ts';
import { recordTransaction } from '../../ledger/record-transaction.ts';
import { receiptEmails } from '../../receipts/receipt-email-table.ts';
import { rentReminders } from '../../rent-reminders/rent-reminder-table.ts';
import { insertNotice } from '../../testing/insert-notice.ts';
import { insertTenancy } from '../../testing/insert-tenancy.ts';

export async function aTenancyOf(database: Database, own: { ownerId: string; propertyId: string }) {
  const tenancy = await insertTenancy(database, { ...own, endDate: null });
  const notice = await insertNotice(database, { ownerId: own.ownerId, tenancyId: tenancy.id });
  await database.insert(rentReminders).values({ ownerId: own.ownerId, tenancyId: tenancy.id, ...sentReminder });
  const behind = await insertTenancy(database, { ...own, endDate: null });
  return { tenancyId: tenancy.id, behindTenancyId: behind.id, noticeId: notice.id };
}

const sentReminder = {
  template: 'overdue' as const,
  unpaidFrom: '2026-11-15',
  automatic: false,
  message: 'Hello Mia, the rent is overdue.',
  recipients: [{ name: 'Mia Petrović', email: 'mia@example.com', sentAt: null }],
};

export async function aReceiptOf(database: Database, own: { ownerId: string; propertyId: string }): Promise<string> {
  const { id: tenancyId } = await insertTenancy(database, { ...own, startDate: '2025-01-01', endDate: '2025-12-31' });
  const receipt = { tenancyId, kind: 'rentReceipt' as const, date: '2025-12-30', description: 'Rent received' };
  const entries = entriesOf('rentReceipt', 65_000);
  return (await recordTransaction({ database, now: new Date() }, { ...receipt, entries })).id;
}

export async function anEmailedReceiptOf(
  database: Database,
  own: { ownerId: string; propertyId: string },
): Promise<string> {
  const transactionId = await aReceiptOf(database, own);
  await database.insert(receiptEmails).values({ ownerId: own.ownerId, transactionId, ...sentReceipt });
  return transactionId;
}

const sentReceipt = {
  content: {
    title: 'Rent receipt',
    number: 1,
    amountCents: 65_000,
    date: '2025-12-30',
    issuedOn: '2025-12-30',
    landlord: { label: 'Rental provider', name: 'Olivia Nguyen' },
    tenants: { label: 'Renter', names: ['Mia Petrović'] },
    place: '10 Cremorne Street, Richmond VIC 3121',
    rows: [{ label: 'Rent paid to', value: '31 December 2025' }],
    reversedOn: null,
  },
  recipients: [{ name: 'Mia Petrović', email: 'mia@example.com', sentAt: null }],
};
