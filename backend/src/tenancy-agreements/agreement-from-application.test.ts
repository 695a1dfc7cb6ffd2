import { afterAll, expect, it } from '@jest/globals';
import { applicationApi, olivia } from '../applications/testing/application-api.ts';
import { pathsIn, termsIn } from './testing/agreement-calls.ts';

const { backend, aListing, start, save, complete, patch, post, view } = await applicationApi();
afterAll(() => backend.close());

const landlordDetails = { name: 'Olivia Nguyen', address: '', phone: '', email: 'olivia@example.com' };

/** A submitted application of two adults for a home at $650 a week. */
async function aSubmitted() {
  const listing = await aListing('VIC', { bondCents: 240_000 });
  const found = await start(listing.id, 2);
  const [first = '', second = ''] = found.tokens;
  const part = { phone: '0491 570 006', currentAddress: '12 Park Street, Brunswick VIC 3056' };
  await save(first, part, { startDate: '2026-12-31', termMonths: 6 });
  await complete(first);
  await complete(second);
  return { ...found, id: found.input.id, propertyId: listing.propertyId, token: first };
}

const agreementFrom = (id: string, propertyId: string, content: object = {}) =>
  post(
    'tenancy-agreements',
    {
      property: `/api/properties/${propertyId}`,
      landlord: `/api/customer-users/${olivia.id}`,
      application: `/api/applications/${id}`,
      landlordDetails,
      ...content,
    },
    olivia,
  );

it('fills an agreement with tenants, rent and dates of an approved application, which its log shows', async () => {
  const { id, propertyId, input, emails, token } = await aSubmitted();
  await patch(id, { status: 'approved' });
  const utilities = [{ name: 'specialTerms', value: 'No smoking.' }];
  const { status, body } = await agreementFrom(id, propertyId, { tenancyAgreementDetails: utilities });
  expect([status, body.status, body.landlordDetails.name]).toEqual([201, 'draft', 'Olivia Nguyen']);
  expect(body.tenantDetails).toMatchObject([
    {
      name: input.adults[0]?.name,
      email: emails[0],
      phone: '+61491570006',
      address: '12 Park Street, Brunswick VIC 3056',
      primaryTenant: true,
    },
    { name: input.adults[1]?.name, email: emails[1], phone: '', address: '', position: 2 },
  ]);
  expect(termsIn(body)).toMatchObject({
    rent: '650.00',
    leaseType: 'fixed',
    startDate: '2026-12-31',
    endDate: '2027-06-30',
    specialTerms: 'No smoking.',
  });
  const kinds = (await view(token)).body.accesses.map((one: { kind: string }) => one.kind);
  expect(kinds).toEqual(['approved', 'viewed']);
});

it('starts with the bond of the listing that the tenants applied to, not with that of a later one', async () => {
  const { id, propertyId } = await aSubmitted();
  const later = { publishedAt: new Date('2026-12-01T00:00:00Z'), bondCents: 200_000 };
  await backend.insert.listing({ ownerId: olivia.id, propertyId, ...later });
  await patch(id, { status: 'approved' });
  const { body } = await agreementFrom(id, propertyId);
  expect(termsIn(body)).toMatchObject({ rent: '650.00', bond: '2400.00' });
});

it('refuses an application that is not approved, and one for another property', async () => {
  const { id, propertyId } = await aSubmitted();
  const undecided = await agreementFrom(id, propertyId);
  expect([undecided.status, pathsIn(undecided.body)]).toEqual([422, ['application']]);
  await patch(id, { status: 'approved' });
  const elsewhere = await agreementFrom(id, (await aListing()).propertyId);
  expect([elsewhere.status, pathsIn(elsewhere.body)]).toEqual([422, ['application']]);
});
