import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BankImport, ImportedLine } from 'shared-contract/property/bank-import';
import { insertProperty, insertTenancy, type TestBackend, testBackend } from '../testing/index.ts';

const now = new Date('2026-11-20T14:30:00Z');

let backend: TestBackend;
let olivia: { id: string };
let propertyId: string;
let tenancyId: string;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
});
beforeEach(async () => {
  olivia = { id: crypto.randomUUID() };
  ({ propertyId, tenancyId } = await aTenancy());
});
afterAll(() => backend.close());

async function aTenancy() {
  const property = await insertProperty(backend.database, { ownerId: olivia.id });
  const ids = { ownerId: olivia.id, propertyId: property.id };
  const { id } = await insertTenancy(backend.database, {
    ...ids,
    startDate: '2026-10-03',
    endDate: null,
    paidTo: null,
  });
  return { propertyId: property.id, tenancyId: id };
}

const send = async (path: string, payload: object, as = olivia) => {
  const response = await backend.inject({ method: 'POST', url: `/api/properties/${propertyId}/${path}`, payload }, as);
  return { status: response.statusCode, body: response.json() };
};
const importFile = async (content: string): Promise<BankImport> => (await send('bank-imports', { content })).body;
const paymentOf = ({ date, amount, details, ordinal, wasReversed }: ImportedLine, changes: object = {}) => ({
  ...{ date, amount, details, ordinal, again: wasReversed },
  ...{ tenancy: `/api/tenancies/${tenancyId}`, kind: 'rentReceipt' },
  ...changes,
});
const record = async (lines: ImportedLine[], changes: object = {}) =>
  send('bank-payments', { payments: lines.map((line) => paymentOf(line, changes)) });
const receipts = async () => {
  const { member } = (await backend.inject({ url: `/api/tenancies/${tenancyId}/ledger` }, olivia)).json();
  return member.filter(({ kind }: { kind: string }) => kind === 'rentReceipt');
};

const twoWeeks = '05/11/2026,650.00,RENT MIA PETROVIC\n12/11/2026,650.00,RENT MIA PETROVIC\n13/11/2026,-80.00,PLUMBER';

describe('bank transactions', () => {
  it('are matched with reasons, recorded as receipts, and recognised in a longer file', async () => {
    const { lines, ignored, tenancies } = await importFile(twoWeeks);
    expect(lines.map(({ proposal }) => proposal)).toEqual(
      lines.map(() => ({
        tenancyId,
        kind: 'rentReceipt',
        score: 74,
        reasons: ['The name matches.', 'The amount is a week’s rent.'],
      })),
    );
    expect(ignored).toEqual([{ date: '2026-11-13', amount: '-80.00', details: 'PLUMBER' }]);
    expect(tenancies).toMatchObject([{ id: tenancyId, names: 'Mia Petrović', bondLeft: '2600.00' }]);
    const { status, body } = await record(lines);
    expect(status).toBe(200);
    expect(body.payments).toMatchObject([
      { receiptNumber: 1, isNew: true },
      { receiptNumber: 2, isNew: true },
    ]);
    expect(await receipts()).toMatchObject([
      { date: '2026-11-12', amount: '650.00', description: 'RENT MIA PETROVIC' },
      { date: '2026-11-05', amount: '650.00' },
    ]);
    const again = await importFile(`${twoWeeks}\n19/11/2026,650.00,RENT MIA PETROVIC`);
    expect(again.lines.map(({ recorded }) => recorded?.receiptNumber ?? null)).toEqual([1, 2, null]);
  });

  it('are recorded once by two tabs at the same time, also for another tenancy', async () => {
    const { lines } = await importFile(twoWeeks);
    const { id } = await insertTenancy(backend.database, { ownerId: olivia.id, propertyId, paidTo: null });
    const elsewhere = { tenancy: `/api/tenancies/${id}` };
    const answers = await Promise.all([
      record(lines),
      record(lines),
      record(lines, elsewhere),
      record(lines.toReversed()),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const isNew = answers.flatMap(({ body }) => body.payments).filter((one) => one.isNew);
    expect(isNew).toHaveLength(2);
    const all = (await backend.inject({ url: `/api/tenancies/${id}/ledger` }, olivia)).json().member;
    expect((await receipts()).length + all.length).toBe(2);
  });

  it('with the same content on one day are recorded each, and not again', async () => {
    const twins = 'Date,Description,Amount\n05/11/2026,RENT MIA PETROVIC,325.00\n05/11/2026,RENT MIA PETROVIC,325.00';
    await record((await importFile(twins)).lines);
    expect(await receipts()).toHaveLength(2);
    expect((await importFile(twins)).lines.every(({ recorded }) => recorded !== null)).toBe(true);
  });

  it('are recorded again after a reversal only when the owner asks for it, once', async () => {
    const { lines } = await importFile(twoWeeks);
    const [first] = (await record(lines)).body.payments;
    const reversal = { method: 'POST' as const, url: `/api/ledger-transactions/${first.id}/reversal` };
    await backend.inject({ ...reversal, payload: { reason: 'Returned by the bank' } }, olivia);
    expect((await record(lines)).body.payments.filter((one: { isNew: boolean }) => one.isNew)).toEqual([]);
    const reversed = (await importFile(twoWeeks)).lines.filter(({ wasReversed }) => wasReversed);
    expect(reversed).toMatchObject([{ recorded: null, proposal: { tenancyId, score: 59 } }]);
    expect((await record(reversed)).body.payments).toMatchObject([{ receiptNumber: 3, isNew: true }]);
    expect((await record(reversed)).body.payments).toMatchObject([{ receiptNumber: 3, isNew: false }]);
  });

  it('that the bank exports again with another text wait for the owner', async () => {
    const twins = '05/11/2026,325.00,RENT MIA PETROVIC\n05/11/2026,325.00,RENT MIA';
    const [first] = (await importFile(twins)).lines;
    await record(first ? [first] : []);
    // The line that was recorded is in this file, so the second one is another payment.
    expect((await importFile(`${twins}\n05/11/2026,325.00,RENT PETROVIC MIA`)).lines[2]?.proposal).toMatchObject({
      score: 62,
    });
    const [again] = (await importFile('06/11/2026,325.00,OSKO RENT MIA PETROVIC')).lines;
    expect(again?.proposal).toMatchObject({
      score: 59,
      reasons: expect.arrayContaining(['You may have recorded it already: receipt 1 has the same amount.']),
    });
  });

  it('of four weeks’ rent wait for the owner while a bond of that amount is to be paid', async () => {
    const content = '05/11/2026,2600.00,MIA PETROVIC\n05/11/2026,2600.00,MIA PETROVIC BOND';
    const [either, bond] = (await importFile(content)).lines;
    expect(either?.proposal).toMatchObject({
      ...{ kind: 'bondReceipt', score: 59 },
      reasons: expect.arrayContaining(['It may be rent or the bond.']),
    });
    expect(bond?.proposal).toMatchObject({ kind: 'bondReceipt', score: 68 });
  });

  it('that may be recorded already, or are for another property, wait for the owner', async () => {
    const receipt = { kind: 'rentReceipt', date: '2026-11-04', amount: '650.00', note: '' };
    await backend.inject({ method: 'POST', url: `/api/tenancies/${tenancyId}/receipts`, payload: receipt }, olivia);
    const [first, second] = (await importFile(twoWeeks)).lines;
    expect(first?.proposal).toMatchObject({
      score: 59,
      reasons: expect.arrayContaining(['You may have recorded it already: receipt 1 has the same amount.']),
    });
    expect(second?.proposal).toMatchObject({ score: 74 });
    const other = await aTenancy();
    const { paymentReference } = (await backend.inject({ url: `/api/tenancies/${other.tenancyId}` }, olivia)).json();
    const [line] = (await importFile(`05/11/2026,650.00,RENT ${paymentReference}`)).lines;
    expect(line).toMatchObject({ proposal: null, otherProperty: expect.stringMatching(/\d{4}$/) });
  });

  it('are rejected as a whole when one of them cannot be recorded', async () => {
    const { lines } = await importFile(`${twoWeeks}\n30/11/2026,650.00,RENT MIA PETROVIC`);
    const { status, body } = await record(lines);
    expect([status, body.violations]).toEqual([
      422,
      [expect.objectContaining({ propertyPath: 'payments[2].date', message: 'Choose today or an earlier date.' })],
    ]);
    const foreign = await record(lines.slice(0, 1), { tenancy: `/api/tenancies/${(await aTenancy()).tenancyId}` });
    expect(foreign.body.violations).toMatchObject([{ propertyPath: 'payments[0].tenancy' }]);
    const first = lines.slice(0, 1);
    expect((await record([...first, ...first])).body.violations).toMatchObject([{ propertyPath: 'payments[1]' }]);
    expect(await receipts()).toEqual([]);
    const jack = { id: crypto.randomUUID() };
    expect((await send('bank-imports', { content: twoWeeks }, jack)).status).toBe(404);
    expect((await send('bank-payments', { payments: first.map((line) => paymentOf(line)) }, jack)).status).toBe(404);
  });

  it('with hostile text are stored as text, and a spreadsheet runs none of it', async () => {
    const cell = `"=cmd|'/c calc'!A1 <script>alert(1)</script> ${'x'.repeat(400)}"`;
    const { lines } = await importFile(`05/11/2026,650.00,${cell}`);
    expect((await record(lines)).status).toBe(200);
    const [{ description }] = await receipts();
    expect(description).toMatch(/^=cmd\|'\/c calc'!A1 <script>alert\(1\)<\/script> x+$/);
    expect(description).toHaveLength(200);
  });
});
