import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  hiddenPrice,
  insertListing,
  insertOffer,
  insertProperty,
  insertSendableAgreement,
  rent,
  type TestBackend,
  testBackend,
} from 'backend/testing';
import { callerOf, mia, termsIn, withTerms } from './testing/agreement-calls.ts';

const olivia = { id: '36111111-1111-4111-8111-111111111111' };
const jack = { id: '36222222-2222-4222-8222-222222222222' };
const path = '/api/tenancy-agreements';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ clock: () => new Date('2026-11-23T01:00:00Z') });
});
afterAll(() => backend.close());

const call = callerOf(() => backend, olivia);

const aProperty = async () => (await insertProperty(backend.database, { ownerId: olivia.id })).id;

const aListing = (propertyId: string, values: Partial<Parameters<typeof insertListing>[1]> = {}) =>
  insertListing(backend.database, { ownerId: olivia.id, propertyId, bondCents: 240_000, ...values });

/** Creates an agreement and returns its rent and bond, and the note of its first event. */
async function created(propertyId: string, content: object = {}) {
  const payload = {
    property: `/api/properties/${propertyId}`,
    landlord: `/api/customer-users/${olivia.id}`,
    landlordDetails: { name: 'Olivia Nguyen', address: '', phone: '', email: 'olivia@example.com' },
    tenantDetails: [mia],
    tenancyAgreementDetails: [],
    ...content,
  };
  const { status, body } = await call({ method: 'POST', url: path, payload });
  expect(status).toBe(201);
  const terms = termsIn(body);
  const history = await call({ method: 'GET', url: `${body['@id']}/history` });
  return { rent: terms.rent, bond: terms.bond, note: history.body.member[0].note };
}

it('starts an agreement with the rent and bond of the last published listing for lease', async () => {
  const propertyId = await aProperty();
  await aListing(propertyId, { publishedAt: new Date('2025-03-01T00:00:00Z'), pricing: rent(580), status: 'leased' });
  await aListing(propertyId, { publishedAt: new Date('2026-10-01T00:00:00Z'), status: 'leased' });
  await aListing(propertyId, { publishedAt: null, status: 'draft', pricing: rent(700) });
  await aListing(propertyId, { publishedAt: new Date('2026-11-01T00:00:00Z'), type: 'sale', pricing: rent(900_000) });
  expect(await created(propertyId)).toEqual({
    rent: '650.00',
    bond: '2400.00',
    note: 'Copied from the listing: rent and bond',
  });
});

it('uses the rent of a listing that is also for sale, and a rent that visitors don’t see', async () => {
  const propertyId = await aProperty();
  await aListing(propertyId, { type: 'both', pricing: rent(900_000), leasePricing: hiddenPrice(620) });
  expect(await created(propertyId)).toMatchObject({ rent: '620.00', bond: '2400.00' });
});

it('uses the rent of the accepted offer', async () => {
  const propertyId = await aProperty();
  const { id: listingId } = await aListing(propertyId);
  const own = { ownerId: olivia.id, listingId };
  const offer = (amount: string) => ({ kind: 'lease' as const, amount, startDate: '2026-12-20', termMonths: 12 });
  await insertOffer(backend.database, { ...own, status: 'rejected', terms: offer('500.00') });
  await insertOffer(backend.database, { ...own, status: 'accepted', terms: offer('630.00') });
  expect(await created(propertyId)).toMatchObject({ rent: '630.00', bond: '2400.00' });
});

it('prefers the rent of the request, and leaves out a bond above the maximum for it', async () => {
  const propertyId = await aProperty();
  await aListing(propertyId);
  expect(await created(propertyId, withTerms({ rent: '600.00' }))).toMatchObject({ rent: '600.00', bond: '2400.00' });
  expect(await created(propertyId, withTerms({ rent: '400.00' }))).toEqual({
    rent: '400.00',
    bond: undefined,
    note: '',
  });
});

it('copies nothing from a range, from another property, or beside a previous agreement', async () => {
  const propertyId = await aProperty();
  await aListing(await aProperty());
  const foreign = await insertProperty(backend.database, { ownerId: jack.id });
  await insertListing(backend.database, { ownerId: jack.id, propertyId: foreign.id, bondCents: 240_000 });
  expect(await created(propertyId)).toEqual({ rent: undefined, bond: undefined, note: '' });
  const range = { min: '500.00', max: '550.00' };
  await aListing(propertyId, { pricing: { displayType: 'range', displayValue: { range } }, bondCents: null });
  expect(await created(propertyId)).toEqual({ rent: undefined, bond: undefined, note: '' });
  const owned = await insertSendableAgreement(backend.database, { ownerId: olivia.id, propertyId });
  const terms = { tenantDetails: undefined, tenancyAgreementDetails: undefined, previous: `${path}/${owned.id}` };
  await aListing(propertyId, { pricing: rent(500) });
  expect(await created(propertyId, terms)).toMatchObject({ rent: '650.00', bond: '2600.00' });
});
