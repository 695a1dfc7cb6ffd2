import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { tenancyRents } from '../ledger/ledger-tables.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';

const olivia = { id: '62000000-0000-4000-8000-000000000001', firstName: 'Olivia', lastName: 'Nguyen' };

let now = new Date('2026-11-23T01:00:00Z');
let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
});
afterAll(() => backend.close());

const places = {
  Sydney: { state: 'NSW', postcode: '2042', timeZone: 'Australia/Sydney' },
  Perth: { state: 'WA', postcode: '6160', timeZone: 'Australia/Perth' },
} as const;

async function aTenancy(place: keyof typeof places, values: { agreement?: boolean; endDate?: string | null } = {}) {
  const { agreement = false, endDate = null } = values;
  const property = await backend.insert.property({ ownerId: olivia.id, ...places[place] });
  const own = { ownerId: olivia.id, propertyId: property.id };
  const agreementId = agreement ? (await backend.insert.agreement(own)).id : null;
  return backend.insert.tenancy({ ...own, agreementId, startDate: '2024-02-01', endDate });
}

const anIncrease = (tenancyId: string, effectiveDate: string) =>
  backend.insert.notice({
    ownerId: olivia.id,
    tenancyId,
    content: { kind: 'rentIncrease', rent: '680.00', effectiveDate, calculation: '' },
    effectiveDate,
  });

async function runAt(at: string, replaced: Parameters<TestBackend['runQueue']>[1] = {}) {
  now = new Date(at);
  await backend.boss.send('tenancy-changes');
  await backend.runQueue('tenancy-changes', replaced);
}
const read = async (id: string) => (await backend.inject({ url: `/api/tenancies/${id}` }, olivia)).json();
const statusOf = async (id: string) =>
  (await backend.inject({ url: `/api/tenancies/${id}/notices` }, olivia)).json().member[0].status;
const rentsOf = (id: string) => backend.database.select().from(tenancyRents).where(eq(tenancyRents.tenancyId, id));

describe('tenancy-changes', () => {
  it.each<[keyof typeof places, string, string, string]>([
    // Sydney changes to daylight saving on 4 October 2026 at 2 am: midnight is still standard time.
    ['Sydney', '2026-10-04', '2026-10-03T13:59:00Z', '2026-10-03T14:00:00Z'],
    ['Sydney', '2026-10-05', '2026-10-04T12:59:00Z', '2026-10-04T13:00:00Z'],
    ['Sydney', '2027-04-05', '2027-04-04T13:59:00Z', '2027-04-04T14:00:00Z'],
    ['Sydney', '2028-02-29', '2028-02-28T12:59:00Z', '2028-02-28T13:00:00Z'],
    ['Perth', '2028-02-29', '2028-02-28T15:59:00Z', '2028-02-28T16:00:00Z'],
  ])('applies a new rent in %s on %s from local midnight', async (place, effectiveDate, before, midnight) => {
    const { id } = await aTenancy(place);
    await anIncrease(id, effectiveDate);
    await runAt(before);
    expect([(await read(id)).rent, await statusOf(id)]).toEqual(['650.00', 'given']);
    await runAt(midnight);
    expect([(await read(id)).rent, await statusOf(id)]).toEqual(['680.00', 'applied']);
    expect((await read(id)).rents).toEqual([
      { from: '2024-02-01', rent: '650.00' },
      { from: effectiveDate, rent: '680.00' },
    ]);
  });

  it('applies a notice once, mails the owner once, and keeps a withdrawn notice withdrawn', async () => {
    const { id } = await aTenancy('Perth');
    await anIncrease(id, '2027-01-01');
    const other = await aTenancy('Perth');
    const withdrawn = await anIncrease(other.id, '2027-01-01');
    now = new Date('2026-12-01T00:00:00Z');
    await backend.inject({ method: 'POST', url: `/api/notices/${withdrawn.id}/withdrawal`, payload: {} }, olivia);
    const sentBefore = (await backend.mails()).length;
    await runAt('2027-01-02T00:00:00Z');
    await runAt('2027-01-02T00:10:00Z');
    expect(await rentsOf(id)).toHaveLength(2);
    expect((await read(other.id)).rent).toBe('650.00');
    const mails = (await backend.mails()).slice(sentBefore);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^The new rent for .+ applies$/)]);
  });

  it('changes nothing when it is killed before the commit, and everything on the next run', async () => {
    const { id } = await aTenancy('Perth');
    await anIncrease(id, '2027-02-01');
    const { database } = backend;
    const killed = new Proxy(database, {
      get(target, name) {
        if (name !== 'transaction') return Reflect.get(target, name, target);
        return (work: (transaction: typeof database) => Promise<unknown>) =>
          target.transaction(async (transaction) => {
            await work(transaction as unknown as typeof database);
            throw new Error('killed');
          });
      },
    });
    await runAt('2027-02-02T00:00:00Z', { database: killed });
    expect([(await read(id)).rent, await statusOf(id), (await rentsOf(id)).length]).toEqual(['650.00', 'given', 1]);
    await runAt('2027-02-02T00:10:00Z');
    expect([(await read(id)).rent, await statusOf(id)]).toEqual(['680.00', 'applied']);
  });

  it('V33 ends the agreement when the last day of its tenancy is over', async () => {
    now = new Date('2027-03-01T01:00:00Z');
    const { id, agreementId } = await aTenancy('Sydney', { agreement: true });
    const url = `/api/tenancies/${id}/notices`;
    const payload = { content: { kind: 'agreedEnd', endDate: '2027-03-31', reason: 'They bought a home' } };
    await backend.inject({ method: 'POST', url, payload }, olivia);
    await runAt('2027-03-31T12:59:00Z');
    expect((await read(id)).status).toBe('ending');
    const agreement = async () =>
      (await backend.inject({ url: `/api/tenancy-agreements/${agreementId}` }, olivia)).json().status;
    expect(await agreement()).toBe('initiated');
    await runAt('2027-03-31T13:00:00Z');
    expect([(await read(id)).status, await statusOf(id), await agreement()]).toEqual([
      'ended',
      'applied',
      'terminated',
    ]);
  });

  it('continues a signed fixed term without an end when no notice was given, and leaves one that was entered', async () => {
    const signed = await aTenancy('Perth', { agreement: true, endDate: '2027-05-31' });
    const entered = await aTenancy('Perth', { endDate: '2027-05-31' });
    await runAt('2027-05-31T15:59:00Z');
    expect(await read(signed.id)).toMatchObject({ status: 'ending', endDate: '2027-05-31' });
    await runAt('2027-05-31T16:00:00Z');
    expect(await read(signed.id)).toMatchObject({ status: 'active', endDate: null });
    expect(await read(entered.id)).toMatchObject({ status: 'ended', endDate: '2027-05-31' });
  });
});
