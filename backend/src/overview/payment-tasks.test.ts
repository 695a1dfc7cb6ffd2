import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { properties } from '../properties/property-table.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';

const owner = { id: '93000000-0000-4000-8000-000000000001' };
const now = new Date('2026-11-21T01:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
  await backend.signInAs(owner);
});
afterAll(() => backend.close());

type Task = { kind: string; title: string; detail: string; subjectId: string; dueDate: string | null };
const tasks = async (kind: string): Promise<Task[]> =>
  (await backend.inject({ url: '/api/overview' }, owner)).json().tasks.filter((task: Task) => task.kind === kind);

it('an order with something to pay is a task after some minutes', async () => {
  const free = await backend.insert.product({ priceCents: 0 });
  const old = await backend.insert.order({ ownerId: owner.id, createdAt: minutesAgo(20) });
  await backend.insert.order({ ownerId: owner.id, createdAt: minutesAgo(5) });
  await backend.insert.order({ ownerId: owner.id, createdAt: minutesAgo(20), lines: [{ product: free }] });
  await backend.insert.order({ ownerId: owner.id, createdAt: minutesAgo(20), status: 'paid' });
  const pending = await backend.insert.order({
    ownerId: owner.id,
    createdAt: minutesAgo(30),
    status: 'paymentPending',
  });
  expect(await tasks('orderUnpaid')).toMatchObject([
    { title: 'Order isn’t paid yet', detail: `${old.number}, $275.00`, subjectId: old.id },
    { title: 'Payment isn’t finished', subjectId: pending.id },
  ]);
});

it('a failed charge is a task until the subscription ends, also for an archived property', async () => {
  const property = await backend.insert.property({ ownerId: owner.id });
  const pastDueSince = new Date('2026-11-18T01:00:00Z');
  const { id: subscriptionId } = await backend.insert.subscription({
    ownerId: owner.id,
    propertyId: property.id,
    status: 'pastDue',
    pastDueSince,
  });
  await backend.insert.charge({ ownerId: owner.id, subscriptionId, kind: 'renewal', status: 'failed' });
  const paid = { kind: 'renewal', periodStart: new Date('2026-10-03T12:00:00Z') } as const;
  await backend.insert.charge({ ownerId: owner.id, subscriptionId, ...paid });
  await backend.database.update(properties).set({ archivedAt: now });
  expect(await tasks('chargeFailed')).toMatchObject([
    {
      title: 'Payment for Rental management failed',
      detail: 'Pay $29.00 by 2 Dec 2026 to keep Rental management',
      dueDate: '2026-12-02',
      subjectId: subscriptionId,
      property: null,
    },
  ]);
});

it('a card that expires is a task when future charges use it', async () => {
  const card = (lastFour: string, expiryMonth: number, isDefault = false) =>
    backend.insert.paymentMethod({ ownerId: owner.id, lastFour, expiryMonth, expiryYear: 2026, isDefault });
  await card('0001', 12);
  const used = await card('0002', 12);
  const expired = await card('0003', 10, true);
  const ended = await card('0004', 11);
  const own = { ownerId: owner.id };
  await backend.insert.subscription({ ...own, paymentMethodId: used.id });
  await backend.insert.subscription({ ...own, paymentMethodId: ended.id, status: 'cancelled' });
  const valid = await backend.insert.paymentMethod(own);
  await backend.insert.subscription({ ...own, paymentMethodId: valid.id });
  expect(await tasks('cardExpiring')).toMatchObject([
    { title: 'Your saved card has expired', subjectId: expired.id, dueDate: '2026-10-31' },
    { title: 'Your saved card expires soon', detail: 'Visa ending in 0002', dueDate: '2026-12-31' },
  ]);
});
