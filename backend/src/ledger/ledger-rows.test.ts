import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { insertProperty, insertTenancy, type TestBackend, testBackend } from '../testing/index.ts';
import { entriesOf } from './ledger-postings.ts';
import { ledgerEntries, ledgerTransactions } from './ledger-tables.ts';
import { type NewTransaction, recordTransaction } from './record-transaction.ts';

const ownerId = '65000000-0000-4000-8000-000000000001';
const date = '2026-11-21';

let backend: TestBackend;
let tenancyId: string;
let id: string;
beforeAll(async () => {
  backend = await testBackend();
  const { id: propertyId } = await insertProperty(backend.database, { ownerId });
  ({ id: tenancyId } = await insertTenancy(backend.database, { ownerId, propertyId, paidTo: null }));
  ({ id } = await write(entriesOf('rentReceipt', 65_000)));
});
afterAll(() => backend.close());

const write = (entries: NewTransaction['entries']) =>
  recordTransaction(
    { database: backend.database, now: new Date() },
    { tenancyId, kind: 'rentReceipt', date, description: 'Rent received', entries },
  );

describe('V31 the rows of a ledger', () => {
  it('balance to zero, and no bond becomes income', async () => {
    await expect(write([{ account: 'bank', amountCents: 1 }])).rejects.toThrow(RangeError);
    await expect(write([])).rejects.toThrow(RangeError);
    const bondAsIncome = [
      { account: 'bondDue' as const, amountCents: 5 },
      { account: 'rentIncome' as const, amountCents: -5 },
    ];
    await expect(write(bondAsIncome)).rejects.toThrow('never income');
  });

  it('are refused by the database when they do not balance or are added later', async () => {
    const { database } = backend;
    const entry = { transactionId: id, account: 'bank' as const, amountCents: 1 };
    await expect(database.insert(ledgerEntries).values(entry)).rejects.toThrow();
    await expect(database.insert(ledgerEntries).values([entry, { ...entry, amountCents: -1 }])).rejects.toThrow();
    expect(await database.$count(ledgerEntries, eq(ledgerEntries.transactionId, id))).toBe(2);
  });

  it('never change, and are deleted only with the account of their owner', async () => {
    const { database } = backend;
    const isIt = eq(ledgerTransactions.id, id);
    const ofIt = eq(ledgerEntries.transactionId, id);
    await expect(database.update(ledgerTransactions).set({ date: '2026-01-01' }).where(isIt)).rejects.toThrow();
    await expect(database.update(ledgerEntries).set({ amountCents: 2 }).where(ofIt)).rejects.toThrow();
    await expect(database.delete(ledgerEntries).where(ofIt)).rejects.toThrow();
    await expect(database.delete(ledgerTransactions).where(isIt)).rejects.toThrow();
    expect(await database.$count(ledgerTransactions, isIt)).toBe(1);
    await database.execute(sql`delete from customer_users where id = ${ownerId}`);
    expect(await database.$count(ledgerTransactions, isIt)).toBe(0);
  });
});
