import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { amountOf, centsOf, formatMoney } from 'shared-contract/money/money';
import yauzl from 'yauzl';
import { entriesOf } from '../ledger/ledger-postings.ts';
import { tenancyRents } from '../ledger/ledger-tables.ts';
import { recordTransaction } from '../ledger/record-transaction.ts';
import { propertyOwners } from '../property-owners/property-owner-table.ts';
import { type TestBackend, type TestUser, testBackend } from '../testing/index.ts';
import { aPdf } from '../testing/insert-document.ts';

let now = Date.parse('2026-11-20T14:30:00Z');
const clock = () => {
  now += 1000;
  return new Date(now);
};

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
  const term = { startDate: '2025-06-14', endDate: null, paidTo: null };
  tenancyId = (await backend.insert.tenancy({ ownerId: olivia.id, propertyId, ...term })).id;
});
afterAll(() => backend.close());

async function post(url: string, payload: object) {
  const response = await backend.inject({ method: 'POST', url, payload }, olivia);
  expect(response.statusCode).toBeLessThan(300);
  return response.json();
}
const receive = (amount: string, date: string, kind = 'rentReceipt') =>
  post(`/api/tenancies/${tenancyId}/receipts`, { kind, date, amount, note: '' });
const spend = (values: object) => backend.insert.expense({ ownerId: olivia.id, propertyId, ...values });

/**
 * A year with a bond, part payments, a bounced payment, a rent increase in the middle of a week, a refund, a waiver,
 * private use and a capital item; and money before and after it.
 */
async function history() {
  await receive('2600.00', '2025-06-10', 'bondReceipt');
  await receive('650.00', '2025-06-14');
  for (let month = 7; month <= 12; month += 1) await receive('2000.05', `2025-${String(month).padStart(2, '0')}-01`);
  const bounced = await receive('333.33', '2026-01-05');
  await post(`${bounced['@id']}/reversal`, { reason: 'Bounced', cause: 'returned', date: '2026-01-07' });
  const mistake = await receive('4000.00', '2026-03-01');
  await post(`${mistake['@id']}/reversal`, { reason: 'Recorded twice', cause: 'mistake' });
  const increase = { ownerId: olivia.id, tenancyId, fromDate: '2026-02-03', rentCents: 68_001 };
  await backend.database.insert(tenancyRents).values(increase);
  await receive('12000.00', '2026-06-30');
  await backend.database.transaction((database) =>
    recordTransaction(
      { database, now: clock() },
      { tenancyId, kind: 'refund', date: '2026-06-30', description: 'Overpaid', entries: entriesOf('refund', 12_34) },
    ),
  );
  await receive('700.00', '2026-07-01');
  await post(`/api/tenancies/${tenancyId}/bond-lodgement`, { date: '2025-07-03', number: 'B-1' });
  await spend({ paidOn: '2025-06-30', amountCents: 99_900, gstCents: 0, label: 'insurance', receipt: 'policy.pdf' });
  await spend({ paidOn: '2025-07-01', amountCents: 10_001, gstCents: 909, privateShare: 50, receipt: 'tap.pdf' });
  await spend({ paidOn: '2026-06-30', amountCents: 5_003, gstCents: 0, privateShare: 33, supplier: '=City Water' });
  await spend({ paidOn: '2026-06-30', amountCents: 4_000, gstCents: 0, label: 'water', receipt: 'a/b "c".pdf' });
  const capital = { acquiredOn: '2025-07-20', costCents: 240_000, label: 'declineInValue', receipt: 'heater.pdf' };
  await spend({ paidOn: '2025-07-20', amountCents: 240_000, gstCents: 21_818, supplier: 'Hot Water', ...capital });
}

const path = (name = '') => `/api/properties/${propertyId}/report${name}?financialYear=2025`;
const report = async () => (await backend.inject({ url: path() }, olivia)).json();

/** Reads the archive with another program than the one that wrote it. It verifies each checksum. */
async function pack(): Promise<Map<string, Buffer>> {
  const response = await backend.inject({ url: path('/accountant-pack') }, olivia);
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(response.headers['content-disposition']).toBe('attachment; filename="Accountant-pack-2025-26.zip"');
  expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
  const zip = await yauzl.fromBufferPromise(response.rawPayload);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    expect(files.has(entry.fileName)).toBe(false);
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
    files.set(entry.fileName, Buffer.concat(chunks));
  }
  return files;
}

const rowsOf = (file: Buffer | undefined) =>
  parse<Record<string, string>>(file ?? '', { bom: true, columns: true, record_delimiter: '\r\n' });
const textOf = async (file: Buffer | undefined) => (await backend.readPdf(file ?? Buffer.of())).join(' ');
const sum = (rows: Record<string, string>[], column: string) =>
  amountOf(rows.reduce((total, row) => total + centsOf(row[column] ?? ''), 0));

describe('the accountant pack', () => {
  it('has the report, both CSV files, the statement, the sent receipts and the receipts by ATO label', async () => {
    await history();
    const files = await pack();
    const names = [...files.keys()].map((name) => name.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id'));
    expect(names).toEqual([
      'Property-report-2025-26.pdf',
      'Transactions-2025-26.csv',
      'Expenses-2025-26.csv',
      'Tie-out-2025-26.pdf',
      'Tie-out-2025-26.csv',
      'Rent statements/Rent statement from 2025-06-14 id.pdf',
      'Expense receipts/Repairs and maintenance/2025-07-01 id tap.pdf',
      'Expense receipts/Capital allowances (decline in value)/2025-07-20 id heater.pdf',
      'Expense receipts/Water charges/2026-06-30 id a_b _c_.pdf',
    ]);
    const found = await report();
    const transactions = rowsOf(files.get('Transactions-2025-26.csv'));
    expect(
      sum(
        transactions.filter(({ Type }) => Type === 'Income'),
        'Gross',
      ),
    ).toBe(found.income);
    const expenses = rowsOf(files.get('Expenses-2025-26.csv'));
    expect(sum(expenses, 'Gross')).toBe(amountOf(centsOf(found.expenses.amount) + centsOf(found.capital.amount)));
    expect(expenses.map(({ Payee }) => Payee)).toContain("'=City Water");
    for (const rows of [transactions, expenses]) {
      const receipts = rows.flatMap((row) => row['Receipt file'] || []);
      expect(receipts).toHaveLength(3);
      for (const name of receipts) expect(files.get(name)).toEqual(aPdf);
    }
    expect(await textOf(files.get('Property-report-2025-26.pdf'))).toContain('Property report');
  });

  it('V31: the tie-out sheet compares each total of the report with a sum of the tables, to the cent', async () => {
    await history();
    const files = await pack();
    const rows = rowsOf(files.get('Tie-out-2025-26.csv'));
    const found = await report();
    const row = (label: string) => rows.find(({ Figure }) => Figure?.startsWith(label));
    // Neither the payment that bounced nor the one that was recorded by mistake.
    const income = amountOf(6 * 2000_05 + 12_000_00 - 12_34);
    expect(row('Rent received')).toMatchObject({ Report: income, 'Ledger and expenses': income });
    expect(found.income).toBe(income);
    const [tenancy] = found.tenancies;
    // 14, 21 and 28 June at $650.00, of which one week was paid.
    expect(row('Opening balance')).toMatchObject({ Report: '1300.00', 'Ledger and expenses': '1300.00' });
    // 5 July to 31 January in whole weeks; 3 February is the fourth day of its week; then 21 weeks at the new rent.
    const charged = 31 * 650_00 - 650_00 + Math.round((3 * 650_00 + 4 * 680_01) / 7) + 21 * 680_01;
    expect(row('Charged')).toMatchObject({ Report: tenancy.charged, 'Ledger and expenses': amountOf(charged) });
    expect(row('Closing balance')).toMatchObject({ Report: tenancy.closing });
    const statement = [...files].find(([name]) => name.startsWith('Rent statements/'))?.[1];
    const owed = formatMoney(centsOf(tenancy.closing));
    expect(await textOf(statement)).toContain(`Rent owed ${owed} on 30 June 2026`);
    expect(row('Lodged with')).toMatchObject({ Report: '2600.00' });
    expect(row('Repairs and maintenance: rental share')).toMatchObject({ Report: '83.53' });
    expect(row('Days rented')).toMatchObject({ Report: '365', 'Ledger and expenses': '365', Unit: 'days' });
    expect(rows.length).toBeGreaterThan(20);
    for (const one of rows) expect([one.Figure, Number(one.Difference)]).toEqual([one.Figure, 0]);
    const text = await textOf(files.get('Tie-out-2025-26.pdf'));
    expect(text).toContain('All totals on this sheet equal the ledger and the expenses to the cent.');
    expect(text).toContain('Days available for rent 365 of 365');
  });

  it('V43: has a sheet that splits the totals of the tie-out sheet among three owners, to the cent', async () => {
    await history();
    const owners = [
      { name: 'Olivia Nguyen', share: 3334 },
      { name: '=Duc Nguyen', share: 3333 },
      { name: 'Mai Nguyen', share: 3333 },
    ];
    await backend.database.insert(propertyOwners).values({ ownerId: olivia.id, propertyId, owners });
    const files = await pack();
    const tieOut = rowsOf(files.get('Tie-out-2025-26.csv'));
    const rows = rowsOf(files.get('Shares-of-the-owners-2025-26.csv'));
    expect(rows.map(({ Figure }) => Figure)).toEqual([
      'Rent received',
      'Repairs and maintenance: rental share',
      'Water charges: rental share',
      'Total: rental share',
      'Rent received less the rental share of the expenses',
    ]);
    const partsOf = (row: Record<string, string>) =>
      ['Olivia Nguyen, 33.34%', "'=Duc Nguyen, 33.33%", 'Mai Nguyen, 33.33%'].map((name) => centsOf(row[name] ?? ''));
    for (const row of rows) {
      // The first row with this label: the expenses are before the capital items.
      const total = tieOut.find(({ Figure }) => Figure === row.Figure)?.['Ledger and expenses'] ?? '';
      expect([row.Figure, row['Whole property'], row.Difference]).toEqual([row.Figure, total, '0.00']);
      expect(partsOf(row).reduce((all, part) => all + part, 0)).toBe(centsOf(total));
      expect(Math.abs((partsOf(row)[0] ?? 0) - centsOf(total) * 0.3334)).toBeLessThan(1);
    }
    const [income = [], , , expenses = [], net] = rows.map(partsOf);
    expect(net).toEqual(income.map((cents, index) => cents - (expenses[index] ?? 0)));
    const sheet = await textOf(files.get('Shares-of-the-owners-2025-26.pdf'));
    expect(sheet).toContain(`Share of Mai Nguyen, 33.33% Figure Whole property Share Rent received $23,987.96`);
    expect(sheet).toContain('The shares of the owners follow their legal ownership on the title');
    const text = await textOf(files.get('Tie-out-2025-26.pdf'));
    expect(text).toContain('Olivia Nguyen 33.34%, =Duc Nguyen 33.33%, Mai Nguyen 33.33%');
  });

  it('says which totals differ when the tables hold something that the report does not count', async () => {
    await history();
    // The report reads receipts of rent from `rentDue`, the sheet from `bank`.
    await backend.database.transaction((database) =>
      recordTransaction(
        { database, now: clock() },
        {
          tenancyId,
          kind: 'rentReceipt',
          date: '2026-03-01',
          description: 'To the wrong account',
          entries: [
            { account: 'bank', amountCents: 1 },
            { account: 'rentIncome', amountCents: -1 },
          ],
        },
      ),
    );
    const files = await pack();
    const differing = rowsOf(files.get('Tie-out-2025-26.csv')).filter(({ Difference }) => Difference !== '0.00');
    expect(differing.map(({ Figure, Difference, Unit }) => [Figure, Difference, Unit])).toEqual([
      ['Rent payments, less corrected and returned ones', '-0.01', 'AUD'],
      ['Rent received', '-0.01', 'AUD'],
      ['Rent received less the rental share of the expenses', '-0.01', 'AUD'],
      ['Days rented', '0', 'days'],
    ]);
    expect(await textOf(files.get('Tie-out-2025-26.pdf'))).toContain('3 totals of the report differ');
  });

  it('has the receipts of the year that were emailed, as they were last sent', async () => {
    const { id } = await receive('650.00', '2025-07-01');
    const late = await receive('650.00', '2026-07-01');
    for (const transaction of [id, id, late.id])
      await post(`/api/ledger-transactions/${transaction}/receipt-emails`, { again: true });
    const receipts = [...(await pack()).keys()].filter((name) => name.startsWith('Rent receipts/'));
    expect(receipts).toEqual(['Rent receipts/Receipt-1.pdf']);
  });

  it('is for the owner only', async () => {
    const other = { id: crypto.randomUUID() };
    expect((await backend.inject({ url: path('/accountant-pack') }, other)).statusCode).toBe(404);
  });
});
