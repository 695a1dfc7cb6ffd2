import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  insertAgreement,
  insertProperty,
  insertSendableAgreement,
  type TestBackend,
  testBackend,
} from 'backend/testing';
import { eq } from 'drizzle-orm';
import { signings } from '../agreement-signing/signing-tables.ts';
import { callerOf, insertRound, mia, pathsIn, termsIn, withTerms } from './testing/agreement-calls.ts';

const olivia = { id: '31111111-1111-4111-8111-111111111111' };
const jack = { id: '32222222-2222-4222-8222-222222222222' };
const path = '/api/tenancy-agreements';

const now = new Date('2026-11-23T01:00:00Z');
let backend: TestBackend;
let propertyId: string;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
  propertyId = (await insertProperty(backend.database, { ownerId: olivia.id })).id;
});
afterAll(() => backend.close());

const call = callerOf(() => backend, olivia);

async function aDraft() {
  const { id } = await insertAgreement(backend.database, { ownerId: olivia.id, propertyId, status: 'draft' });
  return `${path}/${id}`;
}

const patch = (url: string, payload: object, ifMatch = '*') => call({ method: 'PATCH', url, payload, ifMatch });
const patchTerms = (url: string, terms: Record<string, unknown>) => patch(url, withTerms(terms));

describe('PATCH of the content', () => {
  it('merges terms by name, and null removes one', async () => {
    const url = await aDraft();
    await patchTerms(url, { rent: '650.00', bond: '2600.00', pets: 'one cat' });
    const { status, body, headers } = await patchTerms(url, { rent: '660.00', pets: null, endDate: null });
    expect([status, headers.etag]).toEqual([200, '"3"']);
    expect(termsIn(body)).toEqual({ rentFrequency: 'week', rent: '660.00', bond: '2600.00', endDate: null });
  });

  it('replaces the parties as a whole', async () => {
    const url = await aDraft();
    const { body } = await patch(url, { tenantDetails: [mia] });
    expect(body.tenantDetails).toEqual([{ ...mia, phone: '+61491570006' }]);
    expect(body.landlordDetails.name).toBe('Olivia Nguyen');
  });

  it('V7 stores phone numbers in E.164, and the number of a business as it is', async () => {
    const url = await aDraft();
    const landlordDetails = { name: 'Olivia', address: '1 Owner Parade', phone: '(03) 5550 1234', email: '' };
    const phoneAfter = async (phone: string) =>
      (await patch(url, { landlordDetails: { ...landlordDetails, phone } })).body.landlordDetails.phone;
    expect(await phoneAfter('(03) 5550 1234')).toBe('+61355501234');
    expect(await phoneAfter('1300 975 707')).toBe('1300 975 707');
    expect(await phoneAfter('')).toBe('');
    const repairers = ['03 5550 1234', ' 1300 975 707', '13 11 14'].map((phone) => {
      return { trade: 'plumbing', name: 'Drip & Sons', phone };
    });
    expect(termsIn((await patchTerms(url, { repairers })).body).repairers).toMatchObject([
      { phone: '+61355501234' },
      { phone: '1300 975 707' },
      { phone: '13 11 14' },
    ]);
    const rejected = await patch(url, { tenantDetails: [{ ...mia, phone: '1300 975 707' }] });
    expect([rejected.status, pathsIn(rejected.body)]).toEqual([422, ['tenantDetails[0].phone']]);
  });

  it('V10 stores the BSB with its hyphen and leading zeros', async () => {
    const { body } = await patchTerms(await aDraft(), {
      paymentAccount: { name: 'O Nguyen', bsb: '063 000', number: '0012 3456' },
    });
    expect(termsIn(body).paymentAccount).toEqual({ name: 'O Nguyen', bsb: '063-000', number: '00123456' });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['an unknown name', { petPolicy: 'dogs' }, 'tenancyAgreementDetails.petPolicy'],
    ['an inherited name', { constructor: 'x' }, 'tenancyAgreementDetails.constructor'],
    ['V28 another frequency', { rentFrequency: 'month' }, 'tenancyAgreementDetails.rentFrequency'],
    ['a damaged amount', { rent: '12' }, 'tenancyAgreementDetails.rent'],
    [
      'an unknown field of a value',
      { ownersCorp: { applicable: false, conditions: '', fee: 1 } },
      'tenancyAgreementDetails.ownersCorp.fee',
    ],
    ['a term that the form of Victoria has no place for', { petBond: '0.00' }, 'tenancyAgreementDetails.petBond'],
    [
      'V27 an end before the start',
      { leaseType: 'fixed', startDate: '2027-02-01', endDate: '2027-01-01' },
      'tenancyAgreementDetails.endDate',
    ],
    [
      'V28 a bond above the limit',
      { startDate: '2027-02-01', rent: '650.00', bond: '9000.00' },
      'tenancyAgreementDetails.bond',
    ],
    [
      'V29 rent in advance above the limit',
      { rent: '650.00', leaseType: 'fixed', rentInAdvanceWeeks: 5 },
      'tenancyAgreementDetails.rentInAdvanceWeeks',
    ],
    [
      'V10 a damaged BSB',
      { paymentAccount: { name: 'O', bsb: '1', number: '1234' } },
      'tenancyAgreementDetails.paymentAccount.bsb',
    ],
  ])('rejects %s at its field and stores nothing', async (_name, terms, field) => {
    const url = await aDraft();
    const { status, body } = await patchTerms(url, terms);
    expect([status, pathsIn(body)]).toEqual([422, [field]]);
    expect((await call({ method: 'GET', url })).headers.etag).toBe('"1"');
  });

  it('V28 selects the law by the start of the agreement', async () => {
    const { id } = await insertProperty(backend.database, {
      ownerId: olivia.id,
      state: 'QLD',
      timeZone: 'Australia/Brisbane',
    });
    const draft = await insertAgreement(backend.database, { ownerId: olivia.id, propertyId: id, status: 'draft' });
    const url = `${path}/${draft.id}`;
    expect((await patchTerms(url, { startDate: '2024-09-01', rent: '800.00', bond: '6000.00' })).status).toBe(200);
    const later = await patchTerms(url, { startDate: '2027-02-01' });
    expect([later.status, pathsIn(later.body)]).toEqual([422, ['tenancyAgreementDetails.bond']]);
  });

  it('saves one step although another step was wrong before the rules were checked', async () => {
    const old = await insertAgreement(backend.database, {
      ownerId: olivia.id,
      propertyId,
      status: 'draft',
      tenancyAgreementDetails: [
        { name: 'rent', value: '650.00' },
        { name: 'bond', value: '9000.00' },
        { name: 'petBond', value: '1.00' },
        { name: 'toString', value: 'damaged' },
      ],
    });
    const url = `${path}/${old.id}`;
    const { status, body } = await patchTerms(url, { specialTerms: 'No smoking.' });
    expect([status, termsIn(body)]).toEqual([
      200,
      { rent: '650.00', rentFrequency: 'week', bond: '9000.00', specialTerms: 'No smoking.' },
    ]);
    expect((await patchTerms(url, { bond: '9000.00' })).status).toBe(422);
  });

  it('rejects fields that only the server sets, and status together with content', async () => {
    const url = await aDraft();
    const forged = await patch(url, { ownerId: jack.id, signedAt: now, locked: false, tenancyAgreementDetails: [] });
    expect([forged.status, pathsIn(forged.body)]).toEqual([422, ['ownerId', 'signedAt', 'locked']]);
    const both = await patch(url, { status: 'draft', tenantDetails: [mia] });
    expect([both.status, pathsIn(both.body)]).toEqual([422, ['status']]);
    const ending = await patch(url, { ending: { endDate: '2027-01-01', reason: 'Sold' }, tenantDetails: [mia] });
    expect([ending.status, pathsIn(ending.body)]).toEqual([422, ['ending']]);
  });

  it('stores hostile text as text', async () => {
    const text = `<script>alert(1)</script> '; drop table users; -- {{7*7}} Żółw 🏡`;
    const { body } = await patchTerms(await aDraft(), { specialTerms: text, inclusions: text });
    expect(termsIn(body)).toMatchObject({ specialTerms: text, inclusions: text });
    expect((await patchTerms(await aDraft(), { specialTerms: 'abc\u202egnp.exe' })).status).toBe(422);
  });

  it('requires If-Match, and accepts one of many concurrent changes', async () => {
    const url = await aDraft();
    const terms = (rent: string) => ({ tenancyAgreementDetails: [{ name: 'rent', value: rent }] });
    expect((await call({ method: 'PATCH', url, payload: terms('600.00') })).status).toBe(428);
    const replies = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((count) => patch(url, terms(`60${count}.00`), '"1"').then(({ status }) => status)),
    );
    expect(replies.sort()).toEqual([200, 412, 412, 412, 412, 412]);
    expect((await call({ method: 'GET', url })).headers.etag).toBe('"2"');
  });

  it('is 404 for another owner', async () => {
    const payload = { tenantDetails: [mia] };
    expect((await call({ method: 'PATCH', url: await aDraft(), payload, ifMatch: '*' }, jack)).status).toBe(404);
  });

  it('is 409 once everyone has signed, although the status stays initiated', async () => {
    const own = { ownerId: olivia.id, propertyId };
    const { id } = await insertAgreement(backend.database, { ...own, signedAt: now });
    const { status, body } = await patchTerms(`${path}/${id}`, { rent: '700.00' });
    expect([status, body.code]).toEqual([409, 'agreement-signed']);
    expect((await call({ method: 'GET', url: `${path}/${id}` })).body).toMatchObject({
      status: 'initiated',
      locked: true,
    });
  });
});

describe('a change during signing', () => {
  async function aSentAgreement() {
    const own = { ownerId: olivia.id, propertyId };
    const { id } = await insertSendableAgreement(backend.database, { ...own, status: 'initiated' });
    const round = await insertRound(backend.database, { ownerId: olivia.id, agreementId: id, step: 'accepted' });
    const stepNow = async () =>
      (await backend.database.select().from(signings).where(eq(signings.id, round.id)))[0]?.step;
    return { url: `${path}/${id}`, stepNow };
  }

  it('ends the round, because its people accepted other terms', async () => {
    const { url, stepNow } = await aSentAgreement();
    const { body } = await patchTerms(url, { rent: '640.00', bond: '2500.00' });
    expect([body.status, body.signing.step, await stepNow()]).toEqual(['initiated', 'changed', 'changed']);
    const { body: history } = await call({ method: 'GET', url: `${url}/history` });
    expect(history.member[0]).toMatchObject({ kind: 'changed', by: 'owner', note: 'Rent, Bond' });
    expect(await backend.mails()).toContainEqual(
      expect.objectContaining({ to: expect.stringContaining('mia@example.com') }),
    );
  });

  it('leaves the round open when nothing changes', async () => {
    const { url, stepNow } = await aSentAgreement();
    const { headers } = await patchTerms(url, { rent: '650.00', rentFrequency: 'week' });
    expect([headers.etag, await stepNow()]).toEqual(['"1"', 'accepted']);
  });

  it('leaves the round open when the change is rejected', async () => {
    const { url, stepNow } = await aSentAgreement();
    expect((await patchTerms(url, { rent: '640.00', bond: '99999.00' })).status).toBe(422);
    expect(await stepNow()).toBe('accepted');
  });
});
