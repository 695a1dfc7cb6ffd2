import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import { shortDate } from '../pdf/short-date.ts';
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
let tenancyId: string;
beforeAll(async () => {
  backend = await testBackend({ clock });
});
beforeEach(async () => {
  olivia = { id: crypto.randomUUID() };
  const { id: propertyId } = await backend.insert.property({ ownerId: olivia.id });
  const term = { startDate: '2026-06-20', endDate: null, paidTo: null };
  ({ id: tenancyId } = await backend.insert.tenancy({ ownerId: olivia.id, propertyId, ...term }));
});
afterAll(() => backend.close());

async function post(url: string, payload: object) {
  const response = await backend.inject({ method: 'POST', url, payload }, olivia);
  return response.json();
}
const receive = (amount: string, date: string, kind = 'rentReceipt') =>
  post(`/api/tenancies/${tenancyId}/receipts`, { kind, date, amount, note: 'late again' });

/** A part payment, a bounced payment, a waiver and a bond, before and after 1 July. */
async function history() {
  await receive('2600.00', '2026-06-15', 'bondReceipt');
  await receive('650.00', '2026-06-20');
  const bounced = await receive('333.33', '2026-06-30');
  await receive('1000.05', '2026-07-01');
  await post(`${bounced['@id']}/reversal`, { reason: 'The bank returned it' });
  await post(`/api/tenancies/${tenancyId}/waivers`, { amount: '0.01', reason: 'No hot water' });
  await post(`/api/tenancies/${tenancyId}/bond-lodgement`, { date: '2026-07-03', number: 'B-1' });
}

async function statement(from: string, to: string, as: TestUser = olivia) {
  const url = `/api/tenancies/${tenancyId}/statement?from=${from}&to=${to}`;
  const response = await backend.inject({ url }, as);
  const isPdf = response.headers['content-type'] === 'application/pdf';
  const text = isPdf ? (await backend.readPdf(response.rawPayload)).join(' ') : '';
  return { status: response.statusCode, headers: response.headers, text };
}

type Line = { date: string; change: string; balance: string };
/** All lines of the rent account that change what is owed, oldest first. */
async function account(): Promise<Line[]> {
  const pages = [1, 2].map(async (page) => {
    const url = `/api/tenancies/${tenancyId}/rent-account?page=${page}`;
    return (await backend.inject({ url }, olivia)).json().member as Line[];
  });
  return (await Promise.all(pages))
    .flat()
    .reverse()
    .filter(({ change }) => change !== '0.00');
}
/** The amounts in the rows of the rent table of a PDF, such as `$650.00 $1,300.00`. */
const rentTable = (text: string) => text.slice(text.indexOf('Opening balance'), text.indexOf('A balance with a minus'));
const sum = (lines: readonly Line[], of: (cents: number) => number) =>
  lines.reduce((total, { change }) => total + of(centsOf(change)), 0);

describe('the statement of a tenancy', () => {
  it('V31 equals the ledger to the cent: opening, every line with its balance, sums and closing', async () => {
    await history();
    const { text, headers } = await statement('2026-07-01', '2027-06-30');
    expect(headers['content-disposition']).toContain('"Rent-statement-2026-07-01-to-2027-06-30.pdf"');
    const all = await account();
    const before = all.filter(({ date }) => date < '2026-07-01');
    const within = all.filter(({ date }) => date >= '2026-07-01');
    const opening = centsOf(before.at(-1)?.balance ?? '0.00');
    const closing = centsOf(within.at(-1)?.balance ?? '0.00');
    const charged = sum(within, (cents) => Math.max(0, cents));
    const credited = sum(within, (cents) => Math.max(0, -cents));
    expect([before.length, within.length, opening]).toEqual([4, 24, 316_67]);
    expect(opening + charged - credited).toBe(closing);

    const table = rentTable(text);
    const amounts = [
      formatMoney(opening),
      ...within.flatMap(({ change, balance }) => [
        formatMoney(Math.abs(centsOf(change))),
        formatMoney(centsOf(balance)),
      ]),
      ...[charged, credited, closing].map(formatMoney),
    ];
    expect(table.match(/-?\$[\d,]+\.\d{2}/g)).toEqual(amounts);
    const dates = within.map(({ date }) => shortDate(date));
    const position = dates.reduce((at, date) => table.indexOf(date, at), 0);
    expect(position).toBeGreaterThan(0);
    const tenancy = (await backend.inject({ url: `/api/tenancies/${tenancyId}` }, olivia)).json();
    const { rentDue, paidTo, paymentReference } = tenancy;
    expect(text).toContain(`Rent reference ${paymentReference}`);
    expect(closing).toBe(centsOf(rentDue));
    expect(text).toContain(`Rent owed ${formatMoney(closing)} on ${shortDate(today)}`);
    expect(text).toContain(`Rent paid to ${shortDate(paidTo)}, and $350.06 part payment`);
  });

  it('V31 closes a past period as of its last day', async () => {
    await history();
    const { text } = await statement('2025-07-01', '2026-06-30');
    expect(rentTable(text)).toContain('Opening balance $0.00');
    expect(text).toContain('Rent owed $316.67 on 30 June 2026');
    expect(text).toContain('Rent paid to 26 June 2026, and $333.33 part payment');
    expect(text).toContain('Behind 4 days');
  });

  it('V31 says that rent falls due on the last day, and not that it is behind', async () => {
    await history();
    const { text } = await statement('2025-07-01', '2026-06-27');
    expect(text).toContain('Rent due 27 June 2026');
    expect(text).not.toContain('Behind');
  });

  it('V31 has the bond apart from the rent', async () => {
    await history();
    const { text } = await statement('2026-07-01', '2026-07-31');
    const bond = text.slice(text.indexOf('A balance with a minus'));
    expect(bond).toContain('1 July 2026 Before this period $2,600.00 $0.00');
    expect(bond).toContain('3 July 2026 Bond lodged $2,600.00');
    expect(bond).toContain('31 July 2026 Total $2,600.00 $2,600.00');
    expect(bond).toContain('number B-1');
    expect(rentTable(text)).not.toContain('Bond');
  });

  it('names reversals and waivers, and leaves out the owner’s notes and reasons', async () => {
    await history();
    const { text } = await statement('2026-07-01', today);
    expect(text).toContain('Reversal of receipt 3');
    expect(text).toContain('Rent waived');
    for (const note of ['late again', 'The bank returned it', 'No hot water']) expect(text).not.toContain(note);
  });

  it('shows rent that is paid ahead', async () => {
    await receive('20000.00', '2026-06-20');
    const { text } = await statement('2026-07-01', today);
    expect(text).toMatch(/Paid ahead \$5,050\.00 on 21 Nov(?:ember)? 2026/);
    expect(rentTable(text)).toContain('-$5,050.00');
  });

  it('rejects a period that ends before it begins or begins in the future, and other owners', async () => {
    expect((await statement('2026-07-02', '2026-07-01')).status).toBe(400);
    expect((await statement('2026-11-22', '2027-06-30')).status).toBe(400);
    expect((await statement('2026-7-1', '2026-07-31')).status).toBe(400);
    expect((await statement('2026-07-01', '2026-07-31', { id: crypto.randomUUID() })).status).toBe(404);
  });
});
