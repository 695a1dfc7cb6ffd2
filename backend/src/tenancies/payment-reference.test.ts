import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isBpayReference } from 'shared-contract/money/bpay-reference';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { paymentReferenceOf } from './payment-reference.ts';

describe('the payment reference of a tenancy (V11)', () => {
  it('has nine digits with a check digit, and is unique', () => {
    const numbers = [...Array.from({ length: 20_000 }, (_, index) => index + 1), 45_000_000, 89_999_999];
    const references = numbers.map((paymentNumber) => paymentReferenceOf({ paymentNumber }));
    expect(new Set(references).size).toBe(numbers.length);
    expect(references.filter((one) => one.length !== 9 || !isBpayReference(one, 'MOD10V01'))).toEqual([]);
  });

  it('does not exist for a number outside its range', () => {
    for (const paymentNumber of [0, -1, 1.5, 90_000_000, Number.NaN]) {
      expect(() => paymentReferenceOf({ paymentNumber })).toThrow(RangeError);
    }
  });
});

describe('tenancies', () => {
  const olivia = { id: '6a000000-0000-4000-8000-000000000001' };
  const jack = { id: '6a000000-0000-4000-8000-000000000002' };
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await testBackend({ clock: () => new Date('2026-11-23T01:00:00Z') });
  });
  afterAll(() => backend.close());

  it('each have their own reference, which stays the same after a payment (V11)', async () => {
    const ids: string[] = [];
    for (const { id: ownerId } of [olivia, olivia, jack]) {
      const { id: propertyId } = await backend.insert.property({ ownerId });
      ids.push((await backend.insert.tenancy({ ownerId, propertyId })).id);
    }
    const [first = '', second = '', foreign = ''] = ids;
    const referenceOf = async (id: string, as = olivia) =>
      (await backend.inject({ url: `/api/tenancies/${id}` }, as)).json().paymentReference;
    const before = [await referenceOf(first), await referenceOf(second), await referenceOf(foreign, jack)];
    expect(new Set(before).size).toBe(3);
    expect(before.every((one) => isBpayReference(one, 'MOD10V01'))).toBe(true);
    const payload = { kind: 'rentReceipt', date: '2026-11-20', amount: '650.00', note: '' };
    await backend.inject({ method: 'POST', url: `/api/tenancies/${first}/receipts`, payload }, olivia);
    expect(await referenceOf(first)).toBe(before[0]);
    expect(await referenceOf(foreign)).toBeUndefined();
  });
});
