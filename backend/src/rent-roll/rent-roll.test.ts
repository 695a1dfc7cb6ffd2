import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays } from 'shared-contract/date/local-date';
import type { RentRollRow } from 'shared-contract/tenancy/rent-roll';
import { notices } from '../notices/notice-table.ts';
import { insertProperty, insertTenancy, type TestBackend, type TestUser, testBackend } from '../testing/index.ts';

/** In Melbourne it is 1 July 2026, the first day of a financial year; in Perth it is still 30 June. */
const now = new Date('2026-06-30T15:00:00Z');
const today = '2026-07-01';

let backend: TestBackend;
let olivia: TestUser;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
});
beforeEach(() => {
  olivia = { id: crypto.randomUUID() };
});
afterAll(() => backend.close());

const rentRoll = async (query = '', as = olivia) =>
  (await backend.inject({ url: `/api/rent-roll${query}` }, as)).json();
const rowsOf = async () => (await rentRoll()).member as RentRollRow[];

async function aTenancy(values: Partial<Parameters<typeof insertTenancy>[1]> = {}, property: object = {}) {
  const { id: propertyId } = await insertProperty(backend.database, { ownerId: olivia.id, ...property });
  const term = { startDate: '2026-06-10', endDate: null, paidTo: null };
  return insertTenancy(backend.database, { ownerId: olivia.id, propertyId, ...term, ...values });
}

async function post(path: string, payload: object) {
  const response = await backend.inject({ method: 'POST', url: `/api/${path}`, payload }, olivia);
  expect(response.statusCode).toBe(201);
  return response.json();
}
const receive = (id: string, amount: string, date: string, kind = 'rentReceipt') =>
  post(`tenancies/${id}/receipts`, { kind, date, amount, note: '' });

describe('the rent roll', () => {
  it('V30 V31 counts due, received, overdue and this year’s cash by the calendar of the property', async () => {
    const { id } = await aTenancy();
    await receive(id, '1000.00', '2026-06-30');
    await receive(id, '700.00', today);
    await receive(id, '2600.00', today, 'bondReceipt');
    const [row] = await rowsOf();
    expect(row).toMatchObject({
      due: '3250.00',
      received: '700.00',
      cash: '700.00',
      overdue: '250.00',
      paidTo: '2026-06-23',
    });
    expect(row).toMatchObject({ partPayment: '400.00', arrearsDays: 8 });
  });

  it('V31 counts rent that is due today as due, not as overdue or late', async () => {
    const { id } = await aTenancy({ startDate: '2026-06-24' });
    await receive(id, '650.00', '2026-06-30');
    expect((await rowsOf())[0]).toMatchObject({ paidTo: '2026-06-30', arrearsDays: 1, overdue: '0.00' });
    expect((await rentRoll()).totals).toMatchObject({ overdue: '0.00', late: 0 });
  });

  it('V30 has the year and the month that have begun where the property is', async () => {
    const { id } = await aTenancy({}, { state: 'WA', timeZone: 'Australia/Perth' });
    await receive(id, '650.00', '2026-06-30');
    expect((await rowsOf())[0]).toMatchObject({ received: '650.00', cash: '650.00', due: '1950.00' });
    expect((await rentRoll()).yearFrom).toBe(2025);
  });

  it('V31 takes returned payments off on the day of the reversal, and leaves out what was received before the ledger', async () => {
    const { id } = await aTenancy({ startDate: '2026-06-03', paidTo: '2026-06-16' });
    const receipt = await receive(id, '650.00', '2026-06-29');
    await post(`ledger-transactions/${receipt.id}/reversal`, { reason: 'The bank returned it' });
    await post(`tenancies/${id}/waivers`, { amount: '100.00', reason: 'No hot water' });
    expect((await rowsOf())[0]).toMatchObject({ received: '-650.00', cash: '-650.00', overdue: '1200.00' });
  });

  it('agrees with the tenancy, also when an increase is announced', async () => {
    const { id, ownerId } = await aTenancy({ startDate: '2026-06-10' });
    const content = { kind: 'rentIncrease' as const, effectiveDate: '2026-07-08', rent: '700.00', calculation: '' };
    const given = { givenAt: now, served: [], effectiveDate: content.effectiveDate };
    await backend.database.insert(notices).values({ ownerId, tenancyId: id, content, ...given });
    await receive(id, '3950.00', today);
    const [row] = await rowsOf();
    const tenancy = (await backend.inject({ url: `/api/tenancies/${id}` }, olivia)).json();
    const { paidTo, partPayment, arrearsDays, status, rentDue } = tenancy;
    expect(row).toMatchObject({ paidTo, partPayment, arrearsDays, status, overdue: rentDue, due: '3450.00' });
    expect(paidTo).toBe('2026-07-14');
  });

  it('starts with the longest in arrears, adds up all pages, and leaves out archived properties and the settled past', async () => {
    const late = await aTenancy({ startDate: '2026-05-06' });
    const settled = await aTenancy({ paidTo: '2026-07-07' }, { streetAddress: '1 First Street' });
    const ended = { startDate: '2026-01-07', endDate: '2026-02-03' };
    const owing = await aTenancy({ ...ended, paidTo: '2026-01-27' });
    await aTenancy({ ...ended, paidTo: '2026-02-03' });
    await aTenancy({}, { archivedAt: now });
    const rows = await rowsOf();
    expect(rows.map(({ tenancy }) => tenancy.id)).toEqual([late.id, owing.id, settled.id]);
    expect((await rentRoll()).totals).toMatchObject({ overdue: '5850.00', late: 2, cash: '0.00' });
    expect(await rentRoll('?page=2')).toMatchObject({ totalItems: 3, member: [], totals: { late: 2 } });
  });

  it('V30 has the rent received and the expenses of each month since July, which add up to this year’s cash', async () => {
    const { id, propertyId } = await aTenancy();
    await receive(id, '1000.00', '2026-06-30');
    const wrong = await receive(id, '650.00', today);
    await receive(id, '700.00', today);
    await receive(id, '2600.00', today, 'bondReceipt');
    await post(`ledger-transactions/${wrong.id}/reversal`, { reason: 'The bank returned it' });
    const paid = { ownerId: olivia.id, propertyId, paidOn: today };
    await backend.insert.expense({ ...paid, privateShare: 25 });
    await backend.insert.expense({ ...paid, acquiredOn: today, costCents: 240_000 });
    await backend.insert.expense({ ...paid, paidOn: '2026-06-30' });
    const other = await aTenancy();
    await receive(other.id, '50.00', today);
    const { byMonth, totals } = await rentRoll();
    expect([byMonth, totals.cash]).toEqual([[{ month: '2026-07', received: '750.00', expenses: '82.50' }], '750.00']);
    expect(await rentRoll(`?property.id=${other.propertyId}`)).toMatchObject({
      totalItems: 1,
      totals: { cash: '50.00' },
      byMonth: [{ month: '2026-07', received: '50.00', expenses: '0.00' }],
    });
  });

  it('has 30 rows on a page', async () => {
    for (let index = 0; index < 31; index += 1) await aTenancy({ startDate: addDays(today, 7) });
    const [first, second] = [await rentRoll(), await rentRoll('?page=2')];
    expect([first.member.length, second.member.length, second.totalItems]).toEqual([30, 1, 31]);
  });

  it('is empty for another owner', async () => {
    await aTenancy();
    const other = { id: crypto.randomUUID() };
    expect(await rentRoll('', other)).toMatchObject({ totalItems: 0, member: [], yearFrom: null });
  });
});
