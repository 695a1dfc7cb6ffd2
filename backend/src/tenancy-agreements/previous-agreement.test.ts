import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  insertAgreement,
  insertProperty,
  insertSendableAgreement,
  type TestBackend,
  testBackend,
} from 'backend/testing';
import { callerOf, mia, pathsIn, termsIn } from './testing/agreement-calls.ts';

const olivia = { id: '35111111-1111-4111-8111-111111111111' };
const jack = { id: '35222222-2222-4222-8222-222222222222' };
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

describe('POST with a previous agreement', () => {
  const own = () => ({ ownerId: olivia.id, propertyId });
  const copyOf = (previous: string, content: object = {}) =>
    call({
      method: 'POST',
      url: path,
      payload: {
        property: `/api/properties/${propertyId}`,
        landlord: `/api/customer-users/${olivia.id}`,
        previous: `${path}/${previous}`,
        ...content,
      },
    });

  it('copies parties and terms, without dates and signing', async () => {
    const previous = await insertSendableAgreement(backend.database, { ...own(), status: 'terminated', signedAt: now });
    const { status, body } = await copyOf(previous.id);
    expect([status, body.status, body.locked, body.signing, body.tenancy]).toEqual([201, 'draft', false, null, null]);
    expect(body.previous).toBe(`${path}/${previous.id}`);
    expect(body.tenantDetails.map(({ name }: { name: string }) => name)).toEqual(['Mia Petrović', 'Tom O’Brien']);
    const terms = termsIn(body);
    expect(terms).toMatchObject({ rent: '650.00', bond: '2600.00', leaseType: 'fixed', rentPaid: 'fortnight' });
    for (const dated of ['startDate', 'endDate', 'firstPayment']) expect(terms).not.toHaveProperty(dated);
    expect(terms.conditionReport).toEqual({ provided: false, willBeProvided: false });
  });

  it('prefers content of the request', async () => {
    const previous = await insertSendableAgreement(backend.database, own());
    const content = { tenantDetails: [mia], tenancyAgreementDetails: [{ name: 'rent', value: '700.00' }] };
    const { body } = await copyOf(previous.id, content);
    expect(body.tenantDetails).toHaveLength(1);
    expect(termsIn(body)).toMatchObject({ rent: '700.00', bond: '2600.00' });
  });

  it('rejects agreements of another property and another owner', async () => {
    const other = await insertProperty(backend.database, { ownerId: olivia.id });
    const foreign = await insertProperty(backend.database, { ownerId: jack.id });
    const elsewhere = await insertAgreement(backend.database, { ownerId: olivia.id, propertyId: other.id });
    const jacks = await insertAgreement(backend.database, { ownerId: jack.id, propertyId: foreign.id });
    for (const id of [elsewhere.id, jacks.id, crypto.randomUUID()]) {
      const { status, body } = await copyOf(id);
      expect([status, pathsIn(body)]).toEqual([422, ['previous']]);
    }
  });
});
