import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { addDays } from 'shared-contract/date/local-date';
import { amountOf, centsOf } from 'shared-contract/money/money';
import type { LedgerTransaction } from 'shared-contract/tenancy/ledger';
import { propertyOwners } from '../property-owners/property-owner-table.ts';
import { type TestBackend, type TestUser, testBackend } from '../testing/index.ts';

let now = Date.parse('2026-11-20T14:30:00Z');
const clock = () => {
  now += 1000;
  return new Date(now);
};
/** Already 21 November in Melbourne. */
const today = '2026-11-21';

let backend: TestBackend;
let olivia: TestUser & { id: string };
let propertyId: string;
let tenancyId: string;
beforeAll(async () => {
  backend = await testBackend({ clock });
});
beforeEach(async () => {
  olivia = { id: crypto.randomUUID(), firstName: 'Olivia', lastName: 'Nguyen' };
  propertyId = (await backend.insert.property({ ownerId: olivia.id })).id;
  const term = { startDate: '2026-06-20', endDate: null, paidTo: null };
  tenancyId = (await backend.insert.tenancy({ ownerId: olivia.id, propertyId, ...term })).id;
});
afterAll(() => backend.close());

async function post(url: string, payload: object) {
  const response = await backend.inject({ method: 'POST', url, payload }, olivia);
  expect(response.statusCode).toBeLessThan(300);
  return response.json();
}
const receive = (amount: string, date: string, kind = 'rentReceipt') =>
  post(`/api/tenancies/${tenancyId}/receipts`, { kind, date, amount, note: 'late again' });
const spend = (values: object) => backend.insert.expense({ ownerId: olivia.id, propertyId, ...values });
const get = (path = '', year = 2026, as: TestUser = olivia) =>
  backend.inject({ url: `/api/properties/${propertyId}/report${path}?financialYear=${year}` }, as);
const report = async (year?: number) => (await get('', year)).json();

/** Before and after 1 July: payments, a returned one, a waiver, a bond, a private share and a capital item. */
async function history() {
  await receive('2600.00', '2026-06-15', 'bondReceipt');
  await receive('650.00', '2026-06-30');
  const bounced = await receive('333.33', '2026-07-01');
  await receive('1000.05', '2026-07-01');
  await post(`${bounced['@id']}/reversal`, { reason: 'The bank returned it' });
  await post(`/api/tenancies/${tenancyId}/waivers`, { amount: '12.34', reason: 'No hot water' });
  await post(`/api/tenancies/${tenancyId}/bond-lodgement`, { date: '2026-07-03', number: 'B-1' });
  await spend({ paidOn: '2026-06-30', amountCents: 99_900, gstCents: 0, label: 'insurance' });
  await spend({ paidOn: '2026-07-01', amountCents: 10_001, gstCents: 909, privateShare: 50 });
  await spend({ paidOn: today, amountCents: 5_000, gstCents: 0, label: 'water', supplier: '=City Water' });
  const capital = { acquiredOn: '2026-07-20', costCents: 240_000, label: 'declineInValue' };
  await spend({ paidOn: '2026-07-20', amountCents: 240_000, gstCents: 21_818, supplier: 'Hot Water', ...capital });
}

/** Adds up the entries of the year that the ledger's own route returns, with V31 in mind and without SQL. */
async function recompute(from: string, to: string) {
  const pages = [1, 2].map(async (page) => {
    const url = `/api/tenancies/${tenancyId}/ledger?page=${page}`;
    return (await backend.inject({ url }, olivia)).json().member as LedgerTransaction[];
  });
  const all = (await Promise.all(pages)).flat();
  let received = 0;
  let waived = 0;
  for (const { kind, date, reverses, entries } of all) {
    if (date < from || date > to) continue;
    const original = all.find(({ id }) => id === reverses) ?? { kind };
    for (const { account, amount } of entries) {
      if (account === 'bank' && original.kind === 'rentReceipt') received += centsOf(amount);
      if (account === 'rentDue' && original.kind === 'waiver') waived -= centsOf(amount);
    }
  }
  return { received: amountOf(received), waived: amountOf(waived) };
}

describe('the report of a property', () => {
  it('V31 equals a recomputation from the entries: returned payment, waiver, and the bond apart from income', async () => {
    await history();
    const found = await report();
    const [tenancy] = found.tenancies;
    const { received, waived } = await recompute('2026-07-01', '2027-06-30');
    expect([received, waived]).toEqual(['1000.05', '12.34']);
    expect([found.income, tenancy.received, tenancy.waived]).toEqual([received, received, waived]);
    let charged = 0;
    for (let day = '2026-06-20'; day <= today; day = addDays(day, 7)) charged += day >= '2026-07-01' ? 65_000 : 0;
    expect(tenancy).toMatchObject({ opening: '650.00', charged: amountOf(charged), rent: '650.00' });
    expect(tenancy.closing).toBe(amountOf(65_000 + charged - 100_005 - 1_234));
    const { rentDue, paidTo, arrearsDays } = (
      await backend.inject({ url: `/api/tenancies/${tenancyId}` }, olivia)
    ).json();
    expect(tenancy).toMatchObject({ closing: rentDue, paidTo, arrearsDays });
    expect(tenancy.bond).toEqual({ agreed: '2600.00', paid: '2600.00', lodged: '2600.00', number: 'B-1' });
  });

  it('V34 has expenses by label without their private share in the net amount, and capital items apart', async () => {
    await history();
    const found = await report();
    expect(found.expenses).toEqual({ count: 2, amount: '150.01', gst: '9.09', rentalAmount: '100.01' });
    expect(found.byLabel.map((one: { label: string; amount: string }) => [one.label, one.amount])).toEqual([
      ['repairs', '100.01'],
      ['water', '50.00'],
    ]);
    expect(found.net).toBe('900.04');
    expect(found.capital).toMatchObject({ count: 1, amount: '2400.00' });
    expect(found.capitalItems).toMatchObject([{ supplier: 'Hot Water', acquiredOn: '2026-07-20', cost: '2400.00' }]);
  });

  it('V30 counts by local date: the months add up, and each payment is in one year', async () => {
    await history();
    const [current, before] = [await report(2026), await report(2025)];
    expect(current).toMatchObject({ financialYear: 2026, years: [2026, 2025], from: '2026-07-01', until: today });
    expect(before).toMatchObject({ until: '2026-06-30', income: '650.00', expenses: { amount: '999.00' } });
    expect(before.tenancies[0]).toMatchObject({ opening: '0.00', closing: '650.00', bond: { lodged: '0.00' } });
    const months = current.byMonth as { month: string; income: string; expenses: string }[];
    expect(months.map(({ month }) => month)).toHaveLength(12);
    const total = (name: 'income' | 'expenses') => amountOf(months.reduce((sum, one) => sum + centsOf(one[name]), 0));
    expect([total('income'), total('expenses')]).toEqual([current.income, current.expenses.rentalAmount]);
    expect(months[0]).toEqual({ month: '2026-07', income: '1333.38', expenses: '50.01' });
    expect(months[4]).toEqual({ month: '2026-11', income: '-333.33', expenses: '50.00' });
    expect(await report(2030)).toMatchObject({ financialYear: 2026 });
  });

  it('counts each day on which a tenancy ran once', async () => {
    const own = { ownerId: olivia.id, propertyId, paidTo: null };
    await backend.insert.tenancy({ ...own, startDate: '2025-08-01', endDate: '2025-08-10' });
    await backend.insert.tenancy({ ...own, startDate: '2025-08-10', endDate: '2025-08-12' });
    expect((await report(2025)).days).toEqual({ counted: 365, rented: 12 + 11 });
    expect((await report(2026)).days).toEqual({ counted: 144, rented: 144 });
  });

  it('has the status of a tenancy on the last day of the year', async () => {
    const term = { startDate: '2025-08-01', endDate: '2026-09-30', paidTo: null };
    await backend.insert.tenancy({ ownerId: olivia.id, propertyId, ...term });
    const statusIn = async (year: number) =>
      (await report(year)).tenancies.find((one: { endDate: string }) => one.endDate === term.endDate)?.status;
    expect([await statusIn(2025), await statusIn(2026)]).toEqual(['active', 'ended']);
  });

  it('leaves out what was received before the ledger began, and shows it', async () => {
    const { id } = await backend.insert.property({ ownerId: olivia.id });
    propertyId = id;
    const term = { startDate: '2026-07-04', endDate: null, paidTo: '2026-07-17' };
    await backend.insert.tenancy({ ownerId: olivia.id, propertyId, ...term });
    expect(await report()).toMatchObject({ income: '0.00', earlier: '1300.00', tenancies: [{ earlier: '1300.00' }] });
    const text = (await backend.readPdf((await get('/pdf')).rawPayload)).join(' ');
    // Opening, charged, received, waived, received before this ledger, closing.
    expect(text).toContain('$0.00 $13,650.00 $0.00 $0.00 $1,300.00 $12,350.00');
  });

  it('V31 has rent that falls due on the last day as due, not as behind', async () => {
    propertyId = (await backend.insert.property({ ownerId: olivia.id })).id;
    const term = { startDate: '2026-06-20', endDate: null, paidTo: '2026-11-20' };
    await backend.insert.tenancy({ ownerId: olivia.id, propertyId, ...term });
    const text = (await backend.readPdf((await get('/pdf')).rawPayload)).join(' ');
    expect(text).toContain('20 Nov 2026 Due 21 Nov 2026 $650.00 $650.00');
  });

  it('is empty for a property without money', async () => {
    propertyId = (await backend.insert.property({ ownerId: olivia.id })).id;
    expect(await report()).toMatchObject({ years: [2026], income: '0.00', tenancies: [], byLabel: [], net: '0.00' });
    expect((await get('/pdf')).statusCode).toBe(200);
  });

  it('is for the owner only', async () => {
    for (const path of ['', '/pdf', '/csv']) {
      expect((await get(path, 2026, { id: crypto.randomUUID() })).statusCode).toBe(404);
    }
  });
});

describe('the files of a report', () => {
  it('the PDF has the amounts of the screen, labels, tenants, bond, days and notes, and no private note', async () => {
    await history();
    const { headers, rawPayload } = await get('/pdf');
    expect(headers['content-disposition']).toContain('"Property-report-2026-27.pdf"');
    const text = (await backend.readPdf(rawPayload)).join(' ');
    for (const part of [
      'Rent received $1,000.05',
      'Net $900.04',
      'Repairs and maintenance $100.01 $9.09 $50.01',
      'Total $150.01 $9.09 $100.01',
      'Nov 2026 -$333.33 $50.00',
      'Capital allowances',
      '$2,400.00 $2,400.00 $2,400.00',
      'Mia Petrović',
      'B-1 $2,600.00 $2,600.00 $2,600.00',
      'Days rented 144 of 144',
      'No co-owners are entered. All amounts are for the whole property.',
    ])
      expect(text).toContain(part);
    for (const note of ['late again', 'No hot water']) expect(text).not.toContain(note);
  });

  it('V43: the PDF has a table for each owner, and a note that the other amounts are for the whole property', async () => {
    await history();
    const owners = [
      { name: 'Olivia Nguyen', share: 6000 },
      { name: 'Duc Nguyen', share: 4000 },
    ];
    await backend.database.insert(propertyOwners).values({ ownerId: olivia.id, propertyId, owners });
    const text = (await backend.readPdf((await get('/pdf')).rawPayload)).join(' ');
    for (const part of [
      'Share of Olivia Nguyen, 60% Figure Whole property Share Rent received $1,000.05 $600.03',
      'Share of Duc Nguyen, 40% Figure Whole property Share Rent received $1,000.05 $400.02',
      'Rent received less the rental share of the expenses $900.04 $360.02',
      'All amounts above are for the whole property. The shares of the owners follow their legal ownership on the title',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('No co-owners');
  });

  it('the CSV file is read by another program, and its rows add up to the report', async () => {
    await history();
    const found = await report();
    const { rawPayload, headers } = await get('/csv');
    expect(headers['content-disposition']).toContain('"Property-report-2026-27.csv"');
    const rows = parse<Record<string, string>>(rawPayload, { bom: true, columns: true });
    const sum = (type: string, column: string) =>
      amountOf(rows.filter(({ Type }) => Type === type).reduce((total, row) => total + centsOf(row[column] ?? ''), 0));
    expect(sum('Income', 'Gross')).toBe(found.income);
    expect([sum('Expense', 'Gross'), sum('Expense', 'Rental share')]).toEqual(['150.01', '100.01']);
    expect(sum('Capital item', 'Gross')).toBe('2400.00');
    expect(rows.map(({ Date: date }) => date)).toEqual(rows.map(({ Date: date }) => date).toSorted());
    expect(rows.find(({ Gross }) => Gross === '-333.33')).toMatchObject({
      Type: 'Income',
      Reference: 'Reversal of receipt 3',
    });
    expect(rows.find(({ Gross }) => Gross === '50.00')).toMatchObject({ 'Payer or payee': "'=City Water" });
    expect(rows.some(({ Gross }) => Gross === '2600.00')).toBe(false);
  });
});
