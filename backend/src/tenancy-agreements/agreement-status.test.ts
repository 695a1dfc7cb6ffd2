import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { insertProperty, insertSendableAgreement, insertTenancy, type TestBackend, testBackend } from 'backend/testing';
import { eq } from 'drizzle-orm';
import { signings } from '../agreement-signing/signing-tables.ts';
import { ledgerTransactions, tenancyRents } from '../ledger/ledger-tables.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';
import { findAgreements } from './tenancy-agreement-store.ts';
import { callerOf, insertRound } from './testing/agreement-calls.ts';

const olivia = { id: '41111111-1111-4111-8111-111111111111' };
const path = '/api/tenancy-agreements';
// Already 24 November in Melbourne.
const now = new Date('2026-11-23T14:00:00Z');

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
});
afterAll(() => backend.close());

const call = callerOf(() => backend, olivia);
const patch = (url: string, payload: object) => call({ method: 'PATCH', url, payload, ifMatch: '*' });

/** A signed agreement with its tenancy. */
async function aSigned(term: { startDate: string; endDate?: string | null; endReason?: string }) {
  const { database } = backend;
  const property = await insertProperty(database, { ownerId: olivia.id });
  const own = { ownerId: olivia.id, propertyId: property.id };
  const agreement = await insertSendableAgreement(database, { ...own, status: 'initiated', signedAt: now });
  const tenancy = await insertTenancy(database, { ...own, agreementId: agreement.id, endDate: null, ...term });
  const round = await insertRound(database, {
    ownerId: olivia.id,
    agreementId: agreement.id,
    step: 'signed',
    signedAt: now,
  });
  const findTenancy = async () => (await database.select().from(tenancies).where(eq(tenancies.id, tenancy.id)))[0];
  return { url: `${path}/${agreement.id}`, tenancy, round, findTenancy };
}

const ending = { endDate: '2027-01-31', reason: 'The home is sold.' };

describe('V33 ending an agreement', () => {
  it('ends its tenancy with date and reason', async () => {
    const { url, findTenancy } = await aSigned({ startDate: '2026-02-01' });
    const { status, body } = await patch(url, { status: 'terminated', ending });
    expect([status, body.status, body.tenancy.status]).toEqual([200, 'terminated', 'ending']);
    expect(await findTenancy()).toMatchObject({ endDate: '2027-01-31', endReason: 'The home is sold.' });
    const { body: history } = await call({ method: 'GET', url: `${url}/history` });
    expect(history.member[0]).toMatchObject({
      kind: 'ended',
      by: 'owner',
      note: 'Last day 31 January 2027: The home is sold.',
    });
  });

  it('needs date and reason of a tenancy without an end, and changes nothing without them', async () => {
    const { url, findTenancy } = await aSigned({ startDate: '2026-02-01' });
    for (const [payload, field] of [
      [{ status: 'terminated' }, 'ending'],
      [{ status: 'terminated', ending: { ...ending, reason: ' ' } }, 'ending.reason'],
      [{ status: 'terminated', ending: { ...ending, endDate: '2027-02-30' } }, 'ending.endDate'],
    ] as const) {
      const { status, body } = await patch(url, payload);
      expect([status, body.violations[0].propertyPath]).toEqual([422, field]);
    }
    expect((await patch(url, { status: 'terminated', ending: { ...ending, endDate: '2026-01-31' } })).status).toBe(409);
    expect((await call({ method: 'GET', url })).body.status).toBe('initiated');
    expect((await findTenancy())?.endDate).toBeNull();
  });

  it('needs nothing more when the tenancy has ended, and keeps its end', async () => {
    const over = { startDate: '2025-02-01', endDate: '2026-01-31', endReason: 'The tenant gave notice.' };
    for (const payload of [{ status: 'terminated' }, { status: 'terminated', ending }]) {
      const { url, findTenancy } = await aSigned(over);
      expect((await patch(url, payload)).body.status).toBe('terminated');
      expect(await findTenancy()).toMatchObject(over);
    }
  });

  it('ends a fixed term that is over without a notice with its last day, so that it does not continue', async () => {
    const { url, findTenancy } = await aSigned({ startDate: '2025-02-01', endDate: '2026-01-31' });
    expect((await patch(url, { status: 'terminated' })).body.status).toBe('terminated');
    expect(await findTenancy()).toMatchObject({ endDate: '2026-01-31', endReason: 'The fixed term is over.' });
  });

  it('closes an open round of signing', async () => {
    const property = await insertProperty(backend.database, { ownerId: olivia.id });
    const own = { ownerId: olivia.id, propertyId: property.id };
    const { id } = await insertSendableAgreement(backend.database, { ...own, status: 'initiated' });
    await insertRound(backend.database, { ownerId: olivia.id, agreementId: id, step: 'sent' });
    const { body } = await patch(`${path}/${id}`, { status: 'terminated' });
    expect([body.status, body.signing.step]).toEqual(['terminated', 'cancelled']);
  });
});

describe('V33 cancelling an agreement', () => {
  it('removes a tenancy that has not begun with its rents, and tells those who signed', async () => {
    const { url, tenancy, findTenancy } = await aSigned({ startDate: '2026-11-25' });
    const { status, body } = await patch(url, { status: 'draft' });
    expect([status, body.status, body.locked, body.tenancy]).toEqual([200, 'draft', false, null]);
    expect(body.signing.step).toBe('cancelled');
    expect(await findTenancy()).toBeUndefined();
    expect(await backend.database.$count(tenancyRents, eq(tenancyRents.tenancyId, tenancy.id))).toBe(0);
    expect(await backend.mails()).toContainEqual(
      expect.objectContaining({ to: expect.stringContaining('mia@example.com') }),
    );
  });

  it('is 409 from the first day of the tenancy in the property’s time zone', async () => {
    const { url, findTenancy } = await aSigned({ startDate: '2026-11-24' });
    const { status, body } = await patch(url, { status: 'draft' });
    expect([status, body.code]).toEqual([409, 'tenancy-begun']);
    expect(await findTenancy()).toBeDefined();
  });

  it('is 409 when money was received, because receipts have no gaps', async () => {
    const { url, tenancy, findTenancy } = await aSigned({ startDate: '2026-12-24' });
    await backend.database.insert(ledgerTransactions).values({
      ownerId: olivia.id,
      tenancyId: tenancy.id,
      kind: 'bondReceipt',
      date: '2026-11-24',
      description: 'Bond',
      receiptNumber: 1,
    });
    const { status, body } = await patch(url, { status: 'draft' });
    expect([status, body.code]).toEqual([409, 'tenancy-has-receipts']);
    expect(await findTenancy()).toBeDefined();
  });

  it('V41 keeps an agreement that everyone had signed, also as a draft', async () => {
    const { url, round } = await aSigned({ startDate: '2026-12-24' });
    await patch(url, { status: 'draft' });
    const { status, body } = await call({ method: 'DELETE', url, ifMatch: '*' });
    expect([status, body.code]).toEqual([409, 'agreement-was-signed']);
    expect(await backend.database.$count(signings, eq(signings.id, round.id))).toBe(1);
  });

  it('removes a draft that was sent and never signed', async () => {
    const property = await insertProperty(backend.database, { ownerId: olivia.id });
    const own = { ownerId: olivia.id, propertyId: property.id };
    const { id } = await insertSendableAgreement(backend.database, { ...own, status: 'initiated' });
    await insertRound(backend.database, { ownerId: olivia.id, agreementId: id, step: 'declined' });
    const url = `${path}/${id}`;
    await patch(url, { status: 'draft' });
    expect((await call({ method: 'DELETE', url, ifMatch: '*' })).status).toBe(204);
  });
});

it('lists agreements with signing and tenancy, as each of them is', async () => {
  const { url } = await aSigned({ startDate: '2026-02-01' });
  const { body: one } = await call({ method: 'GET', url });
  const { body: list } = await call({ method: 'GET', url: `${path}?property.id=${one.property.id}` });
  const { '@context': _, needsOfficialForm: __, ...resource } = one;
  expect(list.member).toEqual([resource]);
  expect(resource).toMatchObject({
    locked: true,
    signing: { step: 'signed', parties: [{ name: 'Mia Petrović', status: 'accepted' }] },
    tenancy: { status: 'active' },
    property: { timeZone: 'Australia/Melbourne' },
  });
});

it('reads one and many agreements by the same number of queries', async () => {
  for (let count = 0; count < 3; count += 1) await aSigned({ startDate: '2026-02-01' });
  const { database } = backend;
  const queries = [jest.spyOn(database, 'select'), jest.spyOn(database, 'selectDistinctOn')];
  const countFor = async (limit: number) => {
    for (const query of queries) query.mockClear();
    const found = await findAgreements({ database, owner: olivia, now }).rows({ limit, offset: 0 });
    return [found.length, queries.reduce((sum, query) => sum + query.mock.calls.length, 0)];
  };
  expect(await countFor(1)).toEqual([1, 4]);
  expect(await countFor(3)).toEqual([3, 4]);
});
