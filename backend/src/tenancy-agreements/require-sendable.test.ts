import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertProperty, insertSendableAgreement, insertTenancy, type TestBackend, testBackend } from 'backend/testing';
import type { Database } from '../database/database.ts';
import { requireSendable } from './require-sendable.ts';
import { insertRound } from './testing/agreement-calls.ts';

const olivia = { id: '51111111-1111-4111-8111-111111111111' };
const now = new Date('2026-11-23T01:00:00Z');

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
});
afterAll(() => backend.close());

type Agreement = Awaited<ReturnType<typeof insertSendableAgreement>>;

async function anAgreement(propertyId: string, values: Partial<Parameters<typeof insertSendableAgreement>[1]> = {}) {
  return insertSendableAgreement(backend.database, { ownerId: olivia.id, propertyId, ...values });
}

const aProperty = async () => (await insertProperty(backend.database, { ownerId: olivia.id })).id;

/** Checks an agreement in a transaction, as sending does, and then runs `sending` in it. */
async function check(agreement: Agreement, sending: (database: Database) => Promise<unknown> = async () => {}) {
  try {
    await backend.database.transaction(async (database) => {
      await requireSendable({ database, owner: olivia, now }, agreement);
      await sending(database);
    });
    return 'sendable';
  } catch (error) {
    const { code, message, violations } = error as { code?: string; message: string; violations?: { code: string }[] };
    return violations ? violations.map((one) => one.code) : [code, message];
  }
}

describe('what stops an agreement from being sent', () => {
  it('nothing when it is complete', async () => {
    expect(await check(await anAgreement(await aProperty()))).toBe('sendable');
  });

  it('everything that is missing, at once', async () => {
    const terms = { rent: undefined, startDate: undefined, utilities: undefined };
    expect(await check(await anAgreement(await aProperty(), { terms }))).toEqual([
      'missing-startDate',
      'missing-rent',
      'missing-utilities',
    ]);
  });

  it('its status, and a signature of everyone', async () => {
    const propertyId = await aProperty();
    expect(await check(await anAgreement(propertyId, { status: 'terminated' }))).toContain('agreement-ended');
    expect(await check(await anAgreement(propertyId, { signedAt: now }))).toContain('agreement-signed');
  });
});

describe('V27 overlaps', () => {
  it('refuses days of another tenancy and names its dates', async () => {
    const propertyId = await aProperty();
    const own = { ownerId: olivia.id, propertyId };
    await insertTenancy(backend.database, { ...own, startDate: '2029-03-01', endDate: '2030-02-01' });
    expect(await check(await anAgreement(propertyId))).toEqual([
      'overlap',
      'Another tenancy of this property runs from 1 March 2029 to 1 February 2030. Two tenancies can’t have a day in common.',
    ]);
    const next = { startDate: '2030-02-02', firstPayment: '2030-02-02' };
    expect(await check(await anAgreement(propertyId, { terms: next }))).toBe('sendable');
  });

  it('a periodic tenancy has no end', async () => {
    const propertyId = await aProperty();
    await insertTenancy(backend.database, { ownerId: olivia.id, propertyId, startDate: '2020-03-01', endDate: null });
    expect(await check(await anAgreement(propertyId))).toEqual([
      'overlap',
      'Another tenancy of this property runs from 1 March 2020 without an end date. Two tenancies can’t have a day in common.',
    ]);
  });

  it('refuses days of another agreement while it is out for signing', async () => {
    const propertyId = await aProperty();
    const other = await anAgreement(propertyId, { status: 'initiated' });
    const round = { ownerId: olivia.id, agreementId: other.id };
    await insertRound(backend.database, { ...round, step: 'declined' });
    await insertRound(backend.database, { ...round, step: 'sent', expiresAt: new Date('2026-11-22T00:00:00Z') });
    const agreement = await anAgreement(propertyId);
    expect(await check(agreement)).toBe('sendable');
    const third = await anAgreement(propertyId, { status: 'initiated' });
    await insertRound(backend.database, { ownerId: olivia.id, agreementId: third.id, step: 'ownerSigned' });
    expect(await check(agreement)).toEqual([
      'overlap',
      'Another agreement for this property, from 1 February 2030 to 31 January 2031, is out for signing. Cancel it or choose other dates.',
    ]);
    expect(await check(await anAgreement(await aProperty()))).toBe('sendable');
  });

  it('does not count its own tenancy and round', async () => {
    const propertyId = await aProperty();
    const agreement = await anAgreement(propertyId, { status: 'initiated' });
    await insertRound(backend.database, { ownerId: olivia.id, agreementId: agreement.id, step: 'sent' });
    const term = { startDate: '2030-02-01', endDate: '2031-01-31' };
    await insertTenancy(backend.database, { ownerId: olivia.id, propertyId, agreementId: agreement.id, ...term });
    expect(await check(agreement)).toBe('sendable');
  });

  it('lets one of several agreements pass that are sent at once', async () => {
    const propertyId = await aProperty();
    const agreements = await Promise.all([1, 2, 3].map(() => anAgreement(propertyId)));
    const replies = await Promise.all(
      agreements.map((agreement) =>
        check(agreement, async (database) => {
          await insertRound(database, { ownerId: olivia.id, agreementId: agreement.id, step: 'sent' });
          await new Promise((resolve) => setTimeout(resolve, 50));
        }),
      ),
    );
    expect(replies.filter((reply) => reply === 'sendable')).toHaveLength(1);
    expect(replies.filter(([code]) => code === 'overlap')).toHaveLength(2);
  });
});
