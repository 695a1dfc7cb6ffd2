import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { detailsOf } from 'shared-contract/agreement/agreement-terms';
import { agreementEvents } from '../agreement-signing/signing-tables.ts';
import { recordService } from '../notices/record-service.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { completeTerms } from '../testing/insert-tenancy.ts';
import { endTenancy } from './end-tenancy.ts';
import { terminateAgreement } from './terminate-agreement.ts';

const olivia = { id: '64000000-0000-4000-8000-000000000001' };
let now = new Date('2026-11-23T01:00:00Z');
let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
});
afterAll(() => backend.close());

type Values = Partial<Parameters<TestBackend['insert']['tenancy']>[0]>;
type Place = Partial<Parameters<TestBackend['insert']['property']>[0]>;

/** A home in Richmond, Victoria, with a tenancy since February 2024. */
async function aTenancy(values: Values = {}, place: Place = {}) {
  const { id: propertyId } = await backend.insert.property({ ownerId: olivia.id, ...place });
  const own = { ownerId: olivia.id, propertyId };
  return backend.insert.tenancy({ ...own, startDate: '2024-02-01', endDate: null, paidTo: null, ...values });
}
const read = async (id: string) => (await backend.inject({ url: `/api/tenancies/${id}` }, olivia)).json();
const noticeOf = async (id: string) =>
  (await backend.inject({ url: `/api/tenancies/${id}/notices` }, olivia)).json().member[0];

/** Runs the job at noon in Melbourne on this day. */
async function runOn(date: string) {
  now = new Date(`${date}T01:00:00Z`);
  await backend.boss.send('tenancy-changes');
  await backend.runQueue('tenancy-changes');
}

describe('a new rent of a tenancy that ends', () => {
  it.each([
    ['2027-02-28', '650.00', 'withdrawn'],
    ['2027-03-01', '680.00', 'applied'],
  ])('on %s is then %s a week, and its notice is %s', async (endDate, rent, status) => {
    const { id: tenancyId } = await aTenancy({ endDate });
    const effectiveDate = '2027-03-01';
    const content = { kind: 'rentIncrease' as const, rent: '680.00', effectiveDate, calculation: '' };
    await backend.insert.notice({ ownerId: olivia.id, tenancyId, content, effectiveDate });
    await runOn('2027-03-02');
    expect([(await read(tenancyId)).rent, (await noticeOf(tenancyId)).status]).toEqual([rent, status]);
  });
});

describe('a fixed term that is over', () => {
  it('stays ended when another tenancy of the property follows', async () => {
    const { id: propertyId } = await backend.insert.property({ ownerId: olivia.id });
    const own = { ownerId: olivia.id, propertyId };
    const { id: agreementId } = await backend.insert.agreement(own);
    const term = { startDate: '2026-06-01', endDate: '2027-05-31', paidTo: null };
    const { id } = await backend.insert.tenancy({ ...own, ...term, agreementId });
    await backend.insert.tenancy({ ...own, startDate: '2027-07-01', endDate: null, paidTo: null });
    await runOn('2027-06-02');
    expect(await read(id)).toMatchObject({ status: 'ended', endDate: '2027-05-31' });
  });

  it('is fixed until its last day, and periodic from the next', async () => {
    const { id } = await aTenancy({ endDate: '2027-08-31' });
    now = new Date('2027-08-31T01:00:00Z');
    expect((await read(id)).noticeFacts).toMatchObject({ leaseType: 'fixed', fixedEnd: '2027-08-31' });
    now = new Date('2027-09-01T01:00:00Z');
    expect((await read(id)).noticeFacts).toMatchObject({ leaseType: 'periodic', fixedEnd: null });
  });
});

describe('V32 the last rent increase', () => {
  it('of a home in Queensland is also the one that an agreement states', async () => {
    const place = { state: 'QLD', postcode: '4101', timeZone: 'Australia/Brisbane' } as const;
    const { id: propertyId } = await backend.insert.property({ ownerId: olivia.id, ...place });
    const own = { ownerId: olivia.id, propertyId };
    const tenancyAgreementDetails = detailsOf({ ...completeTerms, lastRentIncrease: '2026-05-01' });
    const { id: agreementId } = await backend.insert.agreement({ ...own, tenancyAgreementDetails });
    const { id } = await backend.insert.tenancy({
      ...own,
      agreementId,
      startDate: '2026-09-01',
      endDate: null,
      paidTo: null,
    });
    expect((await read(id)).noticeFacts.lastIncrease).toBe('2026-05-01');
  });

  it('is not a change to the same rent or a lower one', async () => {
    const { id: tenancyId } = await aTenancy();
    for (const [effectiveDate, rent] of [
      ['2027-10-01', '650.00'],
      ['2027-11-01', '640.00'],
    ] as const) {
      const content = { kind: 'rentIncrease' as const, rent, effectiveDate, calculation: '' };
      await backend.insert.notice({ ownerId: olivia.id, tenancyId, content, effectiveDate });
    }
    await runOn('2027-12-01');
    expect(await read(tenancyId)).toMatchObject({ rent: '640.00', noticeFacts: { lastIncrease: null } });
  });
});

describe('the end of a tenancy', () => {
  const end = (tenancyId: string, endDate: string) =>
    backend.database.transaction((database) => endTenancy({ database, now }, { tenancyId, endDate, reason: 'Agreed' }));

  it('can be its first day, but not the day before', async () => {
    const { id } = await aTenancy({ startDate: '2027-02-01' });
    await expect(end(id, '2027-01-31')).rejects.toMatchObject({ status: 409, code: 'ends-before-start' });
    await end(id, '2027-02-01');
    expect((await read(id)).endDate).toBe('2027-02-01');
  });

  it('V27 can be later than before only until the next tenancy', async () => {
    const { id, propertyId } = await aTenancy({ endDate: '2027-01-31' });
    const next = { startDate: '2027-03-01', endDate: null, paidTo: null };
    await backend.insert.tenancy({ ownerId: olivia.id, propertyId, ...next });
    await expect(end(id, '2027-03-01')).rejects.toMatchObject({ status: 409, code: 'overlap' });
    await end(id, '2027-02-28');
    expect((await read(id)).endDate).toBe('2027-02-28');
  });

  it('adds one line to the history of its agreement', async () => {
    const { id: propertyId } = await backend.insert.property({ ownerId: olivia.id });
    const { id: agreementId } = await backend.insert.agreement({ ownerId: olivia.id, propertyId });
    const ended = { agreementId, ownerId: olivia.id, endReason: 'Sold' };
    for (const _ of [1, 2]) {
      await backend.database.transaction((database) => terminateAgreement({ database, now }, ended));
    }
    const isIt = eq(agreementEvents.agreementId, agreementId);
    expect(await backend.database.select().from(agreementEvents).where(isIt)).toMatchObject([{ note: 'Sold' }]);
  });
});

it('keeps the time of the first mail as proof of service when a retry sends it again', async () => {
  const { id: tenancyId } = await aTenancy();
  const { id } = await backend.insert.notice({ ownerId: olivia.id, tenancyId });
  const times = ['2026-11-24T00:00:00.000Z', '2026-11-25T00:00:00.000Z'];
  for (const at of times) await recordService(backend.database, id, 'mia@example.com', new Date(at));
  expect((await noticeOf(tenancyId)).served).toMatchObject([{ email: 'mia@example.com', sentAt: times[0] }]);
});
