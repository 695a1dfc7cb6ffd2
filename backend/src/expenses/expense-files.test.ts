import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import sharp from 'sharp';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { aPdf } from '../testing/insert-document.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';
import { deleteRemovedExpenses } from './expense-store.ts';
import { expenses } from './expense-table.ts';

const olivia = { id: '69000000-0000-4000-8000-000000000011' };
const jack = { id: '69000000-0000-4000-8000-000000000012' };

let backend: TestBackend;
let propertyId: string;
beforeAll(async () => {
  backend = await testBackend({ clock: () => new Date('2026-11-23T01:00:00Z') });
  await backend.signInAs(olivia);
  await backend.signInAs(jack);
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.database.delete(expenses);
  propertyId = (await backend.insert.property({ ownerId: olivia.id })).id;
});

const store = (values: object = {}) => backend.insert.expense({ ownerId: olivia.id, propertyId, ...values });
const photo = (width: number) =>
  sharp({ create: { width, height: 1200, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();

describe('the receipt of an expense (V34)', () => {
  let url: string;
  beforeEach(async () => {
    url = `/api/expenses/${(await store()).id}/receipt`;
  });
  const send = async (payload: Buffer, name = 'tap.pdf') => {
    const headers = { 'content-type': 'application/octet-stream' };
    return backend.inject({ method: 'POST', url: `${url}?name=${name}`, payload, headers }, olivia);
  };
  const fileCount = () => backend.database.$count(storedFiles);

  it('is stored byte for byte, raises the version, and is for its owner only', async () => {
    const added = await send(aPdf);
    expect([added.statusCode, added.headers.etag, added.json().receipt]).toEqual([
      200,
      '"2"',
      { fileName: 'tap.pdf', byteSize: aPdf.length, file: url },
    ]);
    const file = await backend.inject({ url }, olivia);
    expect(file.rawPayload.equals(aPdf)).toBe(true);
    expect(file.headers['content-disposition']).toContain('attachment; filename="tap.pdf"');
    expect((await backend.inject({ url }, jack)).statusCode).toBe(404);
    const photographed = await photo(900);
    // A narrow scan or a screenshot is a receipt, too.
    expect((await send(await photo(400), 'scan.jpg')).statusCode).toBe(200);
    expect((await send(photographed, 'photo.jpg')).statusCode).toBe(200);
    expect((await backend.inject({ url }, olivia)).rawPayload.equals(photographed)).toBe(true);
  });

  it('is inspected like every upload', async () => {
    const reasonOf = async (payload: Buffer) => {
      const response = await send(payload);
      return [response.statusCode, response.json().violations?.[0]?.message];
    };
    const whole = await photo(900);
    expect(await reasonOf(whole.subarray(0, whole.length / 2))).toEqual([422, expect.stringContaining('damaged')]);
    expect(await reasonOf(Buffer.from('<html><script>alert(1)</script></html>'))).toEqual([
      422,
      expect.stringContaining('Choose a PDF or a JPEG, PNG or WebP picture.'),
    ]);
    const script = Buffer.from(aPdf.toString().replace('<<>>', '<< /JavaScript (x) >>'));
    expect(await reasonOf(script)).toEqual([422, expect.stringContaining('script')]);
    expect((await send(Buffer.concat([aPdf, Buffer.alloc(10 * 1024 * 1024)]))).statusCode).toBe(413);
    expect((await backend.inject({ url }, olivia)).statusCode).toBe(404);
  });

  it('leaves no bytes behind when it is replaced or removed, or a day after its expense', async () => {
    const before = await fileCount();
    await send(aPdf);
    await send(aPdf, 'second.pdf');
    expect(await fileCount()).toBe(before + 1);
    expect((await backend.inject({ method: 'DELETE', url }, olivia)).statusCode).toBe(204);
    expect([await fileCount(), (await backend.inject({ url }, olivia)).statusCode]).toEqual([before, 404]);
    await send(aPdf);
    await backend.inject({ method: 'DELETE', url: url.replace('/receipt', '') }, olivia);
    await deleteRemovedExpenses(backend.database, new Date('2026-11-24T01:00:00Z'));
    expect(await fileCount()).toBe(before + 1);
    await deleteRemovedExpenses(backend.database, new Date('2026-11-24T01:00:01Z'));
    expect(await fileCount()).toBe(before);
    expect((await send(aPdf)).statusCode).toBe(404);
    expect(await fileCount()).toBe(before);
  });
});

describe('the CSV file', () => {
  const csv = (query = '') => backend.inject({ url: `/api/properties/${propertyId}/expenses/csv?${query}` }, olivia);

  it('is read by another program: all expenses of the year, oldest first, with equal amounts', async () => {
    await store({ paidOn: '2026-09-02', supplier: 'Zoë’s “Café”, Pty Ltd', description: 'a;b', privateShare: 25 });
    const capital = { acquiredOn: '2026-07-20', costCents: 240_000 };
    await store({
      paidOn: '2026-07-20',
      supplier: 'Hot Water',
      label: 'declineInValue',
      receipt: 'tank.pdf',
      ...capital,
    });
    await store({ paidOn: '2026-06-30' });
    const response = await csv();
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toBe('attachment; filename="expenses-2026-27.csv"');
    expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(response.body.endsWith('\r\n')).toBe(true);
    const rows = parse<Record<string, string>>(response.rawPayload, { bom: true, columns: true });
    expect(rows).toMatchObject([
      {
        Date: '2026-07-20',
        Payee: 'Hot Water',
        'ATO label': 'Capital allowances (decline in value)',
        Acquired: '2026-07-20',
        'Capital cost': '2400.00',
        'Receipt file': 'tank.pdf',
      },
      {
        Date: '2026-09-02',
        Payee: 'Zoë’s “Café”, Pty Ltd',
        Reference: 'a;b',
        'ATO label': 'Repairs and maintenance',
        Net: '100.00',
        GST: '10.00',
        Gross: '110.00',
        'Private %': '25',
        'Rental share': '82.50',
        'Capital cost': '',
        'Receipt file': '',
      },
    ]);
    expect(rows[0]?.Property).toMatch(/VIC 3121$/);
    expect(parse((await csv('financialYear=2025')).rawPayload, { bom: true, columns: true })).toHaveLength(1);
    expect(parse((await csv('label=water')).rawPayload, { bom: true, columns: true })).toEqual([]);
  });

  it('neutralises cells that a spreadsheet would run', async () => {
    for (const supplier of ['=1+1', '+61 3', '-2', '@SUM(A1)']) await store({ paidOn: '2026-08-01', supplier });
    const rows = parse<{ Payee: string }>((await csv()).rawPayload, { bom: true, columns: true });
    expect(rows.map(({ Payee }) => Payee).sort()).toEqual(["'+61 3", "'-2", "'=1+1", "'@SUM(A1)"]);
  });

  it('is for the owner of the property only', async () => {
    const url = `/api/properties/${propertyId}/expenses/csv`;
    expect((await backend.inject({ url }, jack)).statusCode).toBe(404);
  });
});
