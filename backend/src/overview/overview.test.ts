import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  insertAgreement,
  insertListing,
  insertOrder,
  insertProperty,
  insertSubscription,
  insertTenancy,
  insertTenantCheck,
  type TestBackend,
  testBackend,
} from '../testing/index.ts';

const olivia = { id: '40000000-0000-4000-8000-000000000001' };
const jack = { id: '40000000-0000-4000-8000-000000000002' };

let backend: TestBackend;
let mine: { ownerId: string; propertyId: string };
beforeAll(async () => {
  backend = await testBackend({ clock: () => new Date('2026-11-21T01:00:00Z') });
  mine = await everythingOf(olivia.id);
  await everythingOf(jack.id);
});
afterAll(() => backend.close());

async function everythingOf(ownerId: string) {
  const { database } = backend;
  const property = await insertProperty(database, { ownerId });
  const own = { ownerId, propertyId: property.id };
  await insertTenancy(database, { ...own, startDate: '2026-01-01', endDate: null, paidTo: '2026-11-13' });
  await insertTenancy(database, { ...own, startDate: '2025-01-01', endDate: '2025-12-31', paidTo: '2025-12-31' });
  await insertAgreement(database, { ...own, status: 'initiated' });
  await insertTenantCheck(database, { ...own, status: 'awaitingConsent' });
  await insertListing(database, { ...own, status: 'draft' });
  await insertOrder(database, { ...own, status: 'initiated' });
  await insertSubscription(database, { ...own, status: 'pastDue' });
  return own;
}

describe('the overview', () => {
  it('returns all data of one owner', async () => {
    const response = await backend.inject({ url: '/api/overview' }, olivia);
    expect(response.json()).toMatchObject({
      '@type': 'Overview',
      propertyCount: 1,
      properties: [
        {
          property: { id: mine.propertyId, currentListing: { status: 'draft' } },
          tenancy: { status: 'active', arrearsDays: 8 },
          openTasks: 6,
        },
      ],
      recentOrders: [{ status: 'initiated' }],
    });
  });

  it('lists tasks, overdue ones first', async () => {
    const { tasks } = (await backend.inject({ url: '/api/overview' }, olivia)).json();
    expect(tasks.map(({ kind }: { kind: string }) => kind)).toEqual([
      'rentInArrears',
      'subscriptionPastDue',
      'agreementUnsigned',
      'tenantCheckWaiting',
      'orderUnfinished',
      'listingDraft',
    ]);
    expect(tasks[0]).toMatchObject({
      title: 'Rent is 8 days in arrears',
      dueDate: '2026-11-13',
      property: { id: mine.propertyId, fullAddress: '12A/3–5 Bridge Road, Richmond VIC 3121' },
    });
  });

  it('is empty for a new user', async () => {
    const newUser = { id: '40000000-0000-4000-8000-000000000003' };
    const response = await backend.inject({ url: '/api/overview' }, newUser);
    expect(response.json()).toMatchObject({ propertyCount: 0, properties: [], recentOrders: [], tasks: [] });
  });
});
