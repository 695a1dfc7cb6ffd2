import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { mia, olivia, type SigningApi, signingApi, tom } from '../agreement-signing/testing/signing-api.ts';
import { tenancies } from './tenancy-table.ts';

let api: SigningApi;
beforeAll(async () => {
  api = await signingApi();
});
afterAll(() => api.backend.close());

const patch = (url: string, payload: object) =>
  api.backend.inject({ method: 'PATCH', url, payload, headers: { 'if-match': '*' } }, olivia);
const statusOf = async (id: string) => (await api.backend.inject({ url: `/api/listings/${id}` }, olivia)).json().status;

it('withdraws the listing of an agreement that is cancelled after everyone has signed', async () => {
  const links = await api.anOwnerSigned();
  const { propertyId } = await api.agreement(links.id);
  const own = { ownerId: olivia.id, propertyId, publishedAt: new Date('2026-11-01T00:00:00Z') };
  const listing = await api.backend.insert.listing({ ...own, status: 'underOffer' });
  const earlier = await api.backend.insert.listing({
    ...own,
    status: 'leased',
    updatedAt: new Date('2026-11-20T00:00:00Z'),
  });
  await api.signAsTenant(links.mia, links.id, await api.tenantCode(links.mia, mia));
  await api.signAsTenant(links.tom, links.id, await api.tenantCode(links.tom, tom));
  expect(await statusOf(listing.id)).toBe('leased');

  expect((await patch(api.path(links.id), { status: 'draft' })).statusCode).toBe(200);
  expect(await api.database.$count(tenancies, eq(tenancies.propertyId, propertyId))).toBe(0);
  expect([await statusOf(listing.id), await statusOf(earlier.id)]).toEqual(['withdrawn', 'leased']);
});

it('declines the applications of others with a mail when everyone has signed, and approves that of the tenants', async () => {
  const links = await api.anOwnerSigned();
  const { propertyId } = await api.agreement(links.id);
  const { backend } = api;
  const listing = await backend.insert.listing({
    ownerId: olivia.id,
    propertyId,
    publishedAt: new Date('2026-11-01T00:00:00Z'),
  });
  const own = { ownerId: olivia.id, propertyId, listingId: listing.id };
  const former = await backend.insert.listing({ ownerId: olivia.id, propertyId, status: 'withdrawn' });
  const late = await backend.insert.application({
    ...own,
    listingId: former.id,
    email: 'max@example.com',
    name: 'Max',
  });
  const person = { name: 'Eva', email: 'eva@example.com' };
  const term = { startDate: '2025-02-01', endDate: '2026-01-31', tenants: [{ ...person, primaryTenant: true }] };
  await backend.insert.tenancy({ ownerId: olivia.id, propertyId, paidTo: null, ...term });
  const earlier = await backend.insert.application({ ...own, ...person, status: 'approved' });
  const others = await backend.insert.application({
    ...own,
    status: 'shortlisted',
    // The tenant's name, but another person.
    name: 'Mia Petrović',
    email: 'zoe@example.com',
  });
  const second = await backend.insert.application({
    ...own,
    status: 'approved',
    name: 'Ana',
    email: 'ana@example.com',
  });
  const tenants = await backend.insert.application({ ...own, email: mia.toUpperCase() });
  await api.signAsTenant(links.mia, links.id, await api.tenantCode(links.mia, mia));
  await api.signAsTenant(links.tom, links.id, await api.tenantCode(links.tom, tom));

  const statuses: string[] = [];
  for (const { id } of [others, second, late, tenants, earlier]) {
    statuses.push((await backend.inject({ url: `/api/applications/${id}` }, olivia)).json().status);
  }
  expect(statuses).toEqual(['declined', 'declined', 'declined', 'approved', 'approved']);
  const subjects = (await backend.mails())
    .filter(({ subject }) => subject.startsWith('Your rental application'))
    .map(({ to, subject }) => `${to} ${subject.split(':')[0]}`);
  expect(subjects.sort()).toEqual([
    'ana@example.com Your rental application was unsuccessful',
    'max@example.com Your rental application was unsuccessful',
    'zoe@example.com Your rental application was unsuccessful',
  ]);
});
