import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type TestBackend, testBackend } from '../testing/index.ts';

const owner = { id: '98000000-0000-4000-8000-000000000001' };
const other = { id: '98000000-0000-4000-8000-000000000002' };

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ clock: () => new Date('2026-11-21T01:00:00Z') });
});
afterAll(() => backend.close());

const none = { tenancy: null, newEnquiries: 0, newApplications: 0, openOffers: 0 };

it('lists each property with its tenancy and what waits for an answer, and only the owner’s own', async () => {
  const quiet = await backend.insert.property({ ownerId: owner.id });
  const { id: listingId, propertyId } = await backend.insert.listing({ ownerId: owner.id, type: 'sale' });
  const own = { ownerId: owner.id, propertyId };
  const term = { startDate: '2026-01-01', endDate: '2027-06-30' };
  await backend.insert.tenancy({ ...own, startDate: '2025-01-01', endDate: '2025-12-31', paidTo: '2025-12-31' });
  await backend.insert.tenancy({ ...own, ...term, paidTo: '2026-11-18' });
  for (const startDate of ['2028-07-08', '2027-07-08'])
    await backend.insert.tenancy({ ...own, startDate, endDate: null });
  for (const status of ['new', 'new', 'replied', 'spam'] as const) {
    await backend.insert.enquiry({ ...own, listingId, status });
  }
  for (const status of ['submitted', 'shortlisted', 'declined'] as const) {
    await backend.insert.application({ ...own, listingId, status });
  }
  const at = (day: string) => ({ ownerId: owner.id, listingId, expiresAt: new Date(`2026-11-${day}T13:00:00Z`) });
  await backend.insert.offer(at('28'));
  await backend.insert.offer(at('20'));
  await backend.insert.offer({ ...at('28'), status: 'rejected' });
  const underOffer = await backend.insert.listing({ ownerId: owner.id, type: 'sale', status: 'underOffer' });
  for (const status of ['accepted', 'pending'] as const) {
    await backend.insert.offer({ ...at('28'), listingId: underOffer.id, status });
  }
  const foreign = await backend.insert.listing({ ownerId: other.id });
  await backend.insert.enquiry({ ownerId: other.id, propertyId: foreign.propertyId, listingId: foreign.id });

  const { member } = (await backend.inject({ url: '/api/properties' }, owner)).json();
  const activities = Object.fromEntries(member.map((one: { id: string; activity: object }) => [one.id, one.activity]));
  expect(activities).toEqual({
    [quiet.id]: none,
    [underOffer.propertyId]: none,
    [propertyId]: {
      tenancy: { status: 'active', ...term, arrearsDays: 3 },
      nextTenancyStart: '2027-07-08',
      newEnquiries: 2,
      newApplications: 1,
      openOffers: 1,
    },
  });
  expect((await backend.inject({ url: `/api/properties/${propertyId}` }, owner)).json()).not.toHaveProperty('activity');
});
