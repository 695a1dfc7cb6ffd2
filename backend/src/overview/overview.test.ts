import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  insertAgreement,
  insertEnquiry,
  insertListing,
  insertOffer,
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
  await insertTenancy(database, { ...own, startDate: '2026-01-01', endDate: null, paidTo: '2026-11-11' });
  await insertTenancy(database, { ...own, startDate: '2025-01-01', endDate: '2025-12-31', paidTo: '2025-12-31' });
  await insertAgreement(database, { ...own, status: 'initiated' });
  await insertTenantCheck(database, { ...own, status: 'awaitingConsent' });
  await insertListing(database, { ...own, status: 'draft' });
  const { id: listingId } = await insertListing(database, own);
  const at = (hour: number) => ({ createdAt: new Date(`2026-11-20T0${hour}:00:00Z`) });
  await insertEnquiry(database, { ...own, listingId, name: 'Mia', ...at(2) });
  await insertEnquiry(database, { ...own, listingId, name: 'Tom', ...at(1) });
  await insertEnquiry(database, { ...own, listingId, name: 'Ann', status: 'replied', ...at(3) });
  const expiresAt = new Date('2026-11-28T13:00:00Z');
  await insertOffer(database, { ownerId, listingId, expiresAt });
  await insertOffer(database, { ownerId, listingId, status: 'countered', expiresAt });
  await insertOffer(database, { ownerId, listingId, expiresAt: new Date('2026-11-21T00:00:00Z') });
  // Opened a minute ago, so that its owner may still be paying it.
  await insertOrder(database, { ...own, status: 'initiated', createdAt: new Date('2026-11-21T00:59:00Z') });
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
          property: { id: mine.propertyId, currentListing: { status: 'active' } },
          tenancy: { status: 'active', arrearsDays: 10 },
          openTasks: 4,
        },
      ],
      recentOrders: [{ status: 'initiated' }],
    });
  });

  it('lists tasks that a page lets the owner do, overdue ones first', async () => {
    const { tasks } = (await backend.inject({ url: '/api/overview' }, olivia)).json();
    expect(tasks.map(({ kind }: { kind: string }) => kind)).toEqual([
      'rentInArrears',
      'offerWaiting',
      'enquiryNew',
      'listingDraft',
    ]);
    expect(tasks[0]).toMatchObject({
      title: 'Rent is 10 days behind',
      dueDate: '2026-11-11',
      property: { id: mine.propertyId, fullAddress: '12A/3–5 Bridge Road, Richmond VIC 3121' },
    });
    expect(tasks[1]).toMatchObject({ title: 'Offer of $790,000', detail: 'Zoë Žižka', dueDate: '2026-11-28' });
    expect(tasks[2]).toMatchObject({ title: '2 new enquiries', detail: 'Latest from Mia', subjectId: mine.propertyId });
  });

  it('lists documents that expire within 30 days, and those that have expired until their date is removed', async () => {
    const owner = { id: '40000000-0000-4000-8000-000000000004' };
    const property = await insertProperty(backend.database, { ownerId: owner.id });
    const own = { ownerId: owner.id, propertyId: property.id };
    const soon = await backend.insert.document({ ...own, expiresOn: '2026-12-21' });
    const expired = await backend.insert.document({ ...own, expiresOn: '2026-09-01' });
    for (const expiresOn of ['2026-12-22', null]) await backend.insert.document({ ...own, expiresOn });
    for (const expiresOn of ['2026-12-01', '2026-11-01'])
      await backend.insert.document({ ...own, expiresOn, deletedAt: new Date() });
    const tasks = async () => (await backend.inject({ url: '/api/overview' }, owner)).json().tasks;
    const all = await tasks();
    expect(all).toMatchObject([
      { title: 'Landlord insurance has expired', dueDate: '2026-09-01', subjectId: expired.document.id },
      {
        kind: 'documentExpiring',
        title: 'Landlord insurance expires soon',
        detail: 'Insurance',
        dueDate: '2026-12-21',
        property: { id: property.id },
        subjectId: soon.document.id,
      },
    ]);
    const change = { method: 'PATCH' as const, url: `/api/documents/${expired.document.id}` };
    await backend.inject({ ...change, headers: { 'if-match': '*' }, payload: { expiresOn: null } }, owner);
    expect(await tasks()).toEqual(all.slice(1));
  });

  it('counts the new applications of a property, and asks to decide on each shortlisted one', async () => {
    const owner = { id: '40000000-0000-4000-8000-000000000005' };
    const { id: listingId, propertyId } = await insertListing(backend.database, { ownerId: owner.id });
    const own = { ownerId: owner.id, propertyId, listingId };
    for (const hour of [1, 2]) {
      await backend.insert.application({ ...own, createdAt: new Date(`2026-11-20T0${hour}:00:00Z`) });
    }
    const shortlisted = await backend.insert.application({ ...own, status: 'shortlisted' });
    for (const status of ['draft', 'declined'] as const) {
      await backend.insert.application({ ...own, status });
    }
    const { tasks } = (await backend.inject({ url: '/api/overview' }, owner)).json();
    expect(tasks).toMatchObject([
      { kind: 'applicationToDecide', title: 'Decide on Mia Petrović', subjectId: shortlisted.id },
      {
        kind: 'applicationNew',
        title: '2 new applications',
        detail: 'Latest from Mia Petrović',
        subjectId: propertyId,
      },
    ]);
  });

  it('asks for the agreement of an approved application, until one is created or the home is leased', async () => {
    const owner = { id: '40000000-0000-4000-8000-000000000007' };
    const decidedAt = new Date('2026-11-20T00:00:00Z');
    const approved = async (values: Partial<Parameters<typeof insertListing>[1]> = {}) => {
      const { id: listingId, propertyId } = await insertListing(backend.database, { ownerId: owner.id, ...values });
      const own = { ownerId: owner.id, propertyId };
      return { own, ...(await backend.insert.application({ ...own, listingId, status: 'approved', decidedAt })) };
    };
    const open = await approved();
    const before = { createdAt: new Date('2026-11-19T00:00:00Z') };
    const renewed = await insertAgreement(backend.database, { ...open.own, ...before });
    const after = { createdAt: new Date('2026-11-20T00:01:00Z') };
    await insertAgreement(backend.database, { ...open.own, previousAgreementId: renewed.id, ...after });
    await approved({ status: 'leased' });
    const followed = await approved();
    await insertAgreement(backend.database, { ...followed.own, ...after });
    const linked = await approved();
    await insertAgreement(backend.database, { ...linked.own, applicationId: linked.id, ...before });
    const { tasks } = (await backend.inject({ url: '/api/overview' }, owner)).json();
    expect(tasks).toMatchObject([
      {
        kind: 'agreementToCreate',
        detail: 'Approved application of Mia Petrović',
        property: { id: open.propertyId },
        subjectId: open.id,
      },
    ]);
  });

  it('asks to mark a sold home as sold, while its listing is under offer', async () => {
    const owner = { id: '40000000-0000-4000-8000-000000000008' };
    const accepted = async (status: 'underOffer' | 'sold') => {
      const { id: listingId } = await insertListing(backend.database, { ownerId: owner.id, type: 'sale', status });
      return insertOffer(backend.database, { ownerId: owner.id, listingId, status: 'accepted' });
    };
    await accepted('sold');
    const { id, listingId } = await accepted('underOffer');
    // Cannot be accepted while the other one is.
    await insertOffer(backend.database, { ownerId: owner.id, listingId });
    const { tasks } = (await backend.inject({ url: '/api/overview' }, owner)).json();
    expect(tasks).toMatchObject([{ kind: 'offerAccepted', detail: 'Zoë Žižka, $790,000', subjectId: id }]);
  });

  it('asks for the agreement of an accepted offer to lease, until one is created', async () => {
    const owner = { id: '40000000-0000-4000-8000-000000000009' };
    const { id: listingId, propertyId } = await insertListing(backend.database, { ownerId: owner.id });
    const terms = { kind: 'lease' as const, amount: '650.00', startDate: '2026-12-20', termMonths: 12 };
    const updatedAt = new Date('2026-11-20T00:00:00Z');
    const own = { ownerId: owner.id, listingId, updatedAt };
    const { id } = await insertOffer(backend.database, { ...own, status: 'accepted', terms });
    const tasks = async () => (await backend.inject({ url: '/api/overview' }, owner)).json().tasks;
    expect(await tasks()).toMatchObject([{ title: 'Create the tenancy agreement', subjectId: id }]);
    await insertAgreement(backend.database, { ownerId: owner.id, propertyId });
    expect(await tasks()).toEqual([]);
  });

  it('continues a signed tenant check, and leaves others to their applicants and the provider', async () => {
    const owner = { id: '40000000-0000-4000-8000-000000000006' };
    const { id: propertyId } = await insertProperty(backend.database, { ownerId: owner.id });
    const own = { ownerId: owner.id, propertyId };
    const signed = await backend.insert.tenantCheck({ ...own, status: 'authorised' });
    for (const status of ['draft', 'awaitingConsent', 'submitted', 'processing', 'complete', 'withdrawn'] as const) {
      await backend.insert.tenantCheck({ ...own, status });
    }
    const { tasks } = (await backend.inject({ url: '/api/overview' }, owner)).json();
    expect(tasks).toMatchObject([
      { kind: 'tenantCheckToFinish', detail: 'Zoë Žižka: signed, but not sent yet', subjectId: signed.id },
    ]);
    expect(tasks).toHaveLength(1);
  });

  it('is empty for a new user', async () => {
    const newUser = { id: '40000000-0000-4000-8000-000000000003' };
    const response = await backend.inject({ url: '/api/overview' }, newUser);
    expect(response.json()).toMatchObject({ propertyCount: 0, properties: [], recentOrders: [], tasks: [] });
  });
});
