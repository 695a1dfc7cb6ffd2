import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { count, sql } from 'drizzle-orm';
import { applicationStarts } from '../applications/application-tables.ts';
import { accessTokens, refreshHandles, sessions } from '../auth/session-table.ts';
import { idempotencyKeys } from '../idempotency/idempotency-key-table.ts';
import { paymentEvents } from '../payments/payment-tables.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';
import { deleteExpiredRows } from './delete-expired-rows.ts';

const owner = { id: '60000000-0000-4000-8000-000000000001' };
let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

it('deletes rows when they expire, and none before', async () => {
  const { database } = backend;
  const signedIn = await backend.signInAs(owner);
  await backend.inject({ url: '/api/auth/session' }, signedIn);
  const headers = { 'idempotency-key': 'k' };
  const property = {
    propertyType: { name: 'Residential' },
    category: { name: 'House' },
    address: { streetAddress: '7 Swan Street', suburb: 'Richmond', state: 'VIC', postcode: '3121' },
  };
  await backend.inject({ method: 'POST', url: '/api/properties', payload: property, headers }, signedIn);
  const rows = async () => {
    const tables = [sessions, accessTokens, refreshHandles, idempotencyKeys];
    const counts = await Promise.all(tables.map((table) => database.select({ rows: count() }).from(table)));
    return counts.map(([one]) => one?.rows);
  };
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

  await deleteExpiredRows(database, new Date());
  expect(await rows()).toEqual([1, 2, 1, 1]);
  await deleteExpiredRows(database, inHours(0.5));
  expect(await rows()).toEqual([1, 1, 1, 1]);
  await deleteExpiredRows(database, inHours(2));
  expect(await rows()).toEqual([0, 0, 0, 1]);
  await deleteExpiredRows(database, inHours(49));
  expect(await rows()).toEqual([0, 0, 0, 0]);
});

it('deletes the request to start an application after 6 months', async () => {
  const { database } = backend;
  const { id: listingId } = await backend.insert.listing({ ownerId: owner.id });
  const createdAt = new Date();
  await database
    .insert(applicationStarts)
    .values({ senderId: owner.id, id: crypto.randomUUID(), listingId, createdAt });
  const inDays = (days: number) => new Date(createdAt.getTime() + days * 86_400_000);
  await deleteExpiredRows(database, inDays(183));
  expect(await database.$count(applicationStarts)).toBe(1);
  await deleteExpiredRows(database, inDays(184));
  expect(await database.$count(applicationStarts)).toBe(0);
});

it('deletes a processed webhook after 30 days', async () => {
  const { database } = backend;
  const receivedAt = new Date();
  const webhook = (providerEventId: string, processedAt: Date | null) => ({
    provider: 'sandbox',
    providerEventId,
    providerPaymentId: 'pay_1',
    kind: 'payment.changed',
    body: {},
    receivedAt,
    processedAt,
  });
  await database.insert(paymentEvents).values([webhook('open', null), webhook('processed', receivedAt)]);
  const inDays = (days: number) => new Date(receivedAt.getTime() + days * 86_400_000);
  const left = async () => (await database.select().from(paymentEvents)).map(({ providerEventId }) => providerEventId);
  await deleteExpiredRows(database, inDays(29));
  expect((await left()).sort()).toEqual(['open', 'processed']);
  await deleteExpiredRows(database, inDays(31));
  expect(await left()).toEqual(['open']);
});

it('deletes the files without a row in batches, and logs a batch with a file that an unknown table refers to', async () => {
  const { database } = backend;
  const ids = Array.from({ length: 150 }, (_, index) => `61000000-0000-4000-8000-${String(index).padStart(12, '0')}`);
  await database
    .insert(storedFiles)
    .values(ids.map((id) => ({ id, mediaType: 'application/pdf', byteSize: 1, bytes: Buffer.of(1) })));
  await database.execute(sql`create table newer (file_id uuid references stored_files (id))`);
  await database.execute(sql`insert into newer values (${ids[0]})`);
  const error = jest.fn();
  await deleteExpiredRows(database, new Date(), { error });
  const left = await database.select({ id: storedFiles.id }).from(storedFiles).orderBy(storedFiles.id);
  expect(left.map(({ id }) => id)).toEqual(ids.slice(0, 100));
  expect(error).toHaveBeenCalledTimes(1);
  await database.execute(sql`drop table newer`);
  await deleteExpiredRows(database, new Date(), { error });
  expect(await database.$count(storedFiles)).toBe(0);
});
