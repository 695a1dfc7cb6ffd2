import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AustralianState } from 'shared-contract/place/suburb';
import { type TestBackend, type TestUser, testBackend } from '../testing/index.ts';

/** Each request is a second after the one before, so that the order of transactions is certain. */
let now = Date.parse('2026-11-20T14:30:00Z');
const clock = () => {
  now += 1000;
  return new Date(now);
};

let backend: TestBackend;
let olivia: TestUser & { id: string };
let tenancyId: string;
let email: string;
beforeAll(async () => {
  backend = await testBackend({ clock });
});
beforeEach(() => aTenancy('VIC'));
afterAll(() => backend.close());

const jack: TestUser = { id: '22222222-2222-4222-8222-222222222222' };

async function aTenancy(state: AustralianState, values: { tenants?: [] } = {}) {
  olivia = { id: crypto.randomUUID() };
  email = `mia-${olivia.id}@example.com`;
  const { id: propertyId } = await backend.insert.property({ ownerId: olivia.id, state });
  const tenants = [
    { name: 'Mia Petrović', email, primaryTenant: true },
    { name: 'Tom O’Brien', email: '', primaryTenant: false },
  ];
  const term = { startDate: '2026-11-07', endDate: null, paidTo: null };
  const own = { ownerId: olivia.id, propertyId };
  ({ id: tenancyId } = await backend.insert.tenancy({ ...own, ...term, tenants, ...values }));
}

async function post(url: string, payload: object, as: TestUser = olivia, key = '') {
  const headers = key === '' ? {} : { 'idempotency-key': key };
  const response = await backend.inject({ method: 'POST', url, payload, headers }, as);
  return { status: response.statusCode, body: response.json() };
}
const receive = async (amount: string, kind = 'rentReceipt', date = '2026-11-08') =>
  (await post(`/api/tenancies/${tenancyId}/receipts`, { kind, date, amount, note: 'late again' })).body[
    '@id'
  ] as string;
const send = (receipt: string, again = false, as = olivia, key = '') =>
  post(`${receipt}/receipt-emails`, { again }, as, key);
const reference = async () =>
  (await backend.inject({ url: `/api/tenancies/${tenancyId}` }, olivia)).json().paymentReference;
const sendings = async (receipt: string) =>
  (await backend.inject({ url: `${receipt}/receipt-emails` }, olivia)).json().member;
const mails = async () => (await backend.mails()).filter(({ to }) => to === email);
async function textOf(receipt: string) {
  const { rawPayload, headers } = await backend.inject({ url: `${receipt}/receipt` }, olivia);
  expect(headers['content-type']).toBe('application/pdf');
  return (await backend.readPdf(rawPayload)).join(' ');
}

describe('the PDF of a receipt', () => {
  it('V31 has number, date, amount, what it covers, home, owner, renters and paid-to date, and not the owner’s note', async () => {
    const first = await receive('700.00');
    const text = await textOf(await receive('1300.00', 'rentReceipt', '2026-11-21'));
    for (const part of [
      'Rent receipt Receipt 2',
      '$1,300.00 received on 21 November 2026',
      'For Rent from 14 November 2026 to 27 November 2026',
      'Rent paid to 27 November 2026',
      'Part payment $50.00 of the rent from 28 November 2026',
      'Renters Mia Petrović Tom O’Brien',
      'Rental provider Test Owner',
      'Richmond VIC',
      `Rent reference ${await reference()}`,
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('late again');
    expect(await textOf(first)).toContain('Rent paid to 13 November 2026');
  });

  it('says that a payment is less than a week’s rent', async () => {
    const text = await textOf(await receive('120.00'));
    expect(text).toContain('For Part payment of the rent from 7 November 2026');
    expect(text).toContain('Rent paid to No full week paid yet');
  });

  it('says how much of the bond is paid, in the words of the state', async () => {
    await aTenancy('NSW');
    await receive('600.00', 'bondReceipt');
    const text = await textOf(await receive('2000.00', 'bondReceipt'));
    expect(text).toContain('Bond receipt Receipt 2');
    expect(text).toContain('For Rental bond Paid of the bond $2,600.00 of $2,600.00');
    expect(text).toContain('Tenants Mia Petrović');
    expect(text).toContain('Landlord Test Owner');
    expect(text).not.toContain('Rent paid to');
  });

  it.each(['mistake', 'returned', undefined])(
    'says that the payment was reversed, and when that was recorded: cause %s',
    async (cause) => {
      const receipt = await receive('650.00');
      await post(`${receipt}/reversal`, { reason: 'The bank returned it', cause });
      expect(await textOf(receipt)).toContain('Reversed on 21 November 2026. This receipt is not valid.');
    },
  );

  it('exists for receipts of the owner only', async () => {
    const receipt = await receive('650.00');
    expect((await backend.inject({ url: `${receipt}/receipt` }, jack)).statusCode).toBe(404);
    const { body: reversal } = await post(`${receipt}/reversal`, { reason: 'The bank returned it' });
    expect((await backend.inject({ url: `${reversal['@id']}/receipt` }, olivia)).statusCode).toBe(404);
  });
});

describe('sending a receipt', () => {
  it('emails the PDF to every tenant with an address, and records when the mail server took it', async () => {
    const receipt = await receive('650.00');
    const { status, body } = await send(receipt);
    expect([status, body.recipients]).toEqual([201, [{ name: 'Mia Petrović', email, sentAt: null }]]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: expect.stringMatching(/^Rent receipt 1 for 12A/),
      replyTo: `${olivia.id}@example.com`,
    });
    expect(mail?.text).toContain('Test Owner has received your payment of $650.00.');
    expect(mail?.attachments[0]).toMatchObject({ name: 'Receipt-1.pdf', type: 'application/pdf' });
    const pages = await backend.readPdf(mail?.attachments[0]?.bytes ?? Buffer.alloc(0));
    expect(pages.join(' ')).toContain('Rent paid to 13 November 2026');
    expect((await sendings(receipt))[0].recipients).toEqual([
      { name: 'Mia Petrović', email, sentAt: expect.stringMatching(/^2026-11-20T/) },
    ]);
  });

  it('sends one mail for a repeated click, and for a second tab', async () => {
    const receipt = await receive('650.00');
    const first = await send(receipt, false, olivia, 'key-1');
    const second = await send(receipt, false, olivia, 'key-1');
    expect([second.status, second.body.id]).toEqual([201, first.body.id]);
    expect(await send(receipt, false, olivia, 'key-2')).toMatchObject({ status: 409, body: { code: 'receipt-sent' } });
    expect(await mails()).toHaveLength(1);
  });

  it('sends one mail for two requests at the same time', async () => {
    const receipt = await receive('650.00');
    const all = await Promise.all([send(receipt), send(receipt), send(receipt)]);
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await mails()).toHaveLength(1);
  });

  it('sends it again when the owner says so, as the ledger is then', async () => {
    const receipt = await receive('650.00');
    await send(receipt);
    expect((await send(receipt, true)).status).toBe(201);
    expect(await mails()).toHaveLength(2);
    expect(await sendings(receipt)).toHaveLength(2);
  });

  it('rejects a reversed receipt, a tenancy without email addresses, and other owners', async () => {
    const receipt = await receive('650.00');
    expect((await send(receipt, false, jack)).status).toBe(404);
    const { body: reversal } = await post(`${receipt}/reversal`, { reason: 'The bank returned it' });
    expect(await send(receipt)).toMatchObject({ status: 409, body: { code: 'receipt-reversed' } });
    expect((await send(reversal['@id'])).status).toBe(404);
    await aTenancy('VIC', { tenants: [] });
    expect(await send(await receive('650.00'))).toMatchObject({ status: 409, body: { code: 'no-recipient' } });
    expect(await mails()).toEqual([]);
  });
});
