import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { detailsOf } from 'shared-contract/agreement/agreement-terms';
import { addJob } from '../jobs/job-queue.ts';
import { tenancyAgreements } from '../tenancy-agreements/tenancy-agreement-table.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { createTenancy } from './create-tenancy.ts';
import { overlaps } from './require-free-days.ts';

const olivia = { id: '63000000-0000-4000-8000-000000000001' };
const now = new Date('2026-11-23T01:00:00Z');

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
});
afterAll(() => backend.close());

const terms = { startDate: '2027-01-01', endDate: '2027-12-31', rent: '650.00', bond: '2600.00' };

const create = (agreement: Awaited<ReturnType<TestBackend['insert']['agreement']>>) =>
  backend.database.transaction((database) =>
    createTenancy(
      { database, config: backend.config, now, addJob: (name, data) => addJob(backend.boss, database, name, data) },
      agreement,
    ),
  );

async function anAgreement(propertyId?: string, changed: Partial<typeof terms> = {}) {
  const property = propertyId ?? (await backend.insert.property({ ownerId: olivia.id })).id;
  return backend.insert.agreement({
    ownerId: olivia.id,
    propertyId: property,
    tenancyAgreementDetails: detailsOf({ ...terms, ...changed }),
  });
}
const read = async (id: string) => (await backend.inject({ url: `/api/tenancies/${id}` }, olivia)).json();

describe('createTenancy', () => {
  it('takes tenants, rent, term and bond from the agreement', async () => {
    const agreement = await anAgreement();
    const tenancy = await read(await create(agreement));
    expect(tenancy).toMatchObject({
      ...terms,
      status: 'upcoming',
      agreement: { id: agreement.id },
      tenants: [
        { name: 'Mia Petrović', primaryTenant: true, phone: '+61491570006' },
        { name: 'Tom O’Brien', primaryTenant: false },
      ],
      rents: [{ from: '2027-01-01', rent: '650.00' }],
    });
  });

  it('marks the listing as leased, declines open offers and informs those who made them', async () => {
    const listing = await backend.insert.listing({ ownerId: olivia.id, type: 'lease' });
    const sale = await backend.insert.listing({ ownerId: olivia.id, type: 'sale', propertyId: listing.propertyId });
    const lease = { kind: 'lease' as const, amount: '650.00', startDate: '2027-01-01', termMonths: 12 };
    const offerOf = (listingId: string, email: string) =>
      backend.insert.offer({
        ownerId: olivia.id,
        listingId,
        terms: lease,
        buyer: { name: 'Zoë', email },
        expiresAt: new Date('2026-12-23T00:00:00Z'),
      });
    const open = await offerOf(listing.id, 'zoe-leased@example.com');
    await create(await anAgreement(listing.propertyId));
    const status = async (id: string) => (await backend.inject({ url: `/api/listings/${id}` }, olivia)).json().status;
    expect([await status(listing.id), await status(sale.id)]).toEqual(['leased', 'active']);
    const offers = (await backend.inject({ url: '/api/offers' }, olivia)).json().member;
    expect(offers.find(({ id }: { id: string }) => id === open.id)?.status).toBe('rejected');
    const mails = (await backend.mails()).filter(({ to }) => to === 'zoe-leased@example.com');
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('has been leased')]);
  });

  it('V27 rejects a tenancy that has a day in common with another one, and changes nothing', async () => {
    const agreement = await anAgreement();
    await create(agreement);
    const second = await anAgreement(agreement.propertyId, { startDate: '2027-12-31', endDate: '2028-12-30' });
    await expect(create(second)).rejects.toMatchObject({ status: 409, code: 'overlap' });
    const third = await anAgreement(agreement.propertyId, { startDate: '2028-01-01', endDate: '2028-12-30' });
    expect((await read(await create(third))).startDate).toBe('2028-01-01');
  });

  it('creates one tenancy for an agreement', async () => {
    const agreement = await anAgreement();
    await create(agreement);
    await expect(create(agreement)).rejects.toBeDefined();
    const [stored] = await backend.database
      .select()
      .from(tenancyAgreements)
      .where(eq(tenancyAgreements.id, agreement.id));
    expect(stored?.status).toBe('initiated');
  });
});

describe('overlaps', () => {
  it.each([
    ['2027-01-01', '2027-06-30', '2027-07-01', null, false],
    ['2027-01-01', '2027-06-30', '2027-06-30', null, true],
    ['2027-01-01', null, '2026-01-01', '2027-01-01', true],
    ['2027-01-01', null, '2026-01-01', '2026-12-31', false],
  ])('V27 %s to %s and %s to %s: %s', (startDate, endDate, otherStart, otherEnd, expected) => {
    const [one, other] = [
      { startDate, endDate },
      { startDate: otherStart, endDate: otherEnd },
    ];
    expect([overlaps(one, other), overlaps(other, one)]).toEqual([expected, expected]);
  });
});
