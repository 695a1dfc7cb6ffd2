import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { postedBankLines } from '../bank-import/posted-line-table.ts';
import { deleteExpiredRows } from '../cleanup-jobs/delete-expired-rows.ts';
import { propertyDocuments } from '../documents/document-tables.ts';
import { expenses, removedExpenses } from '../expenses/expense-table.ts';
import { fulfilments } from '../fulfilment/fulfilment-table.ts';
import { orderItems } from '../order-items/order-item-table.ts';
import { aWorldOf } from '../owner-scope/testing/sample-data.ts';
import { paymentCustomers, payments, refunds } from '../payments/payment-tables.ts';
import * as schema from '../schema.ts';
import { subscriptions } from '../subscriptions/subscription-table.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { fileReferences } from '../uploads/delete-orphaned-files.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';
import { customerUsers } from './customer-user-table.ts';

const ownerId = '94000000-0000-4000-8000-000000000001';
const otherOwnerId = '94000000-0000-4000-8000-000000000002';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

it('deletes all rows of a user with the user, also those of payments', async () => {
  const { database } = backend;
  const other = await backend.insert.property({ ownerId: otherOwnerId });
  const world = await aWorldOf(database, ownerId);
  const card = await backend.insert.paymentMethod({ ownerId });
  const provider = { ownerId, provider: 'sandbox' };
  await database.insert(paymentCustomers).values({ ...provider, providerCustomerId: 'cus_1' });
  const [item] = await database.select().from(orderItems).where(eq(orderItems.ownerId, ownerId));
  await database
    .update(subscriptions)
    .set({ orderItemId: item?.id ?? null, paymentMethodId: card.id })
    .where(eq(subscriptions.id, world.subscriptionId));
  const paid = { orderId: world.orderId, paymentMethodId: card.id, amountCents: 100 };
  const [payment] = await database
    .insert(payments)
    .values({ ...provider, ...paid, kind: 'card', reference: 'one' })
    .returning();
  await database.insert(refunds).values({ ownerId, paymentId: payment?.id ?? '', amountCents: 100, reference: 'one' });
  const done = { ownerId, orderId: item?.orderId ?? '', orderItemId: item?.id ?? '' };
  await database.insert(fulfilments).values({ ...done, kind: 'booking', reason: 'booking-done' });

  // An expense and a removed one of a recurring expense, and a recorded line of a bank's file.
  for (const table of [expenses, removedExpenses]) {
    await database.update(table).set({ seriesId: world.expenseSeriesId, dueOn: '2026-01-01' });
  }
  const line = { lineHash: 'one', ordinal: 0, transactionId: world.ledgerTransactionId };
  await database.insert(postedBankLines).values({ ownerId, ...line });

  const owned = Object.values(schema).flatMap((one) =>
    is(one, PgTable) && 'ownerId' in one ? [{ table: one, name: getTableConfig(one).name }] : [],
  );
  const filled = async () => {
    const counts = await Promise.all(
      owned.map(async ({ table, name }) => [name, await database.$count(table)] as const),
    );
    return counts.filter(([, count]) => count > 0).map(([name]) => name);
  };
  const some = [
    'payments',
    'refunds',
    'fulfilments',
    'subscriptions',
    'expense_series',
    'posted_bank_lines',
    'property_owners',
    'tenant_check_applicants',
    'tenant_check_authorisations',
    'tenant_check_disputes',
    'tenant_check_documents',
    'tenant_check_events',
    'tenant_check_files',
    'tenant_check_notices',
    'tenant_check_reports',
  ];
  expect(await filled()).toEqual(expect.arrayContaining(some));
  const { id: otherId } = (await backend.insert.document({ ownerId: otherOwnerId, propertyId: other.id })).document;
  expect(await database.$count(storedFiles)).toBeGreaterThan(4);
  await database.delete(customerUsers).where(eq(customerUsers.id, ownerId));
  // The job deletes the bytes of the user’s files, and no others.
  await deleteExpiredRows(database, new Date());
  expect(await database.$count(storedFiles)).toBe(1);
  await database.delete(propertyDocuments).where(eq(propertyDocuments.id, otherId));
  await database.delete(customerUsers).where(eq(customerUsers.id, otherOwnerId));
  expect(await filled()).toEqual([]);
});

it('knows every table that refers to a stored file', () => {
  const referring = Object.values(schema)
    .filter((one) => is(one, PgTable))
    .map(getTableConfig)
    .filter(({ foreignKeys }) => foreignKeys.some((key) => key.reference().foreignTable === storedFiles));
  const known = fileReferences.map((table) => getTableConfig(table).name);
  expect(known.sort()).toEqual(referring.map(({ name }) => name).sort());
});
