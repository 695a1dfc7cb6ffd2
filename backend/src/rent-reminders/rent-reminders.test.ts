import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { providerContext } from '../payments/money-context.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { sendAutomaticReminders } from './automatic-reminders.ts';

/** Noon of 21 November in Melbourne. */
const noon = new Date('2026-11-21T01:00:00Z');

let backend: TestBackend;
let now: Date;
let olivia: { id: string };
let tenancyId: string;
let email: string;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
});
afterAll(() => backend.close());
beforeEach(async () => {
  now = noon;
  // The job reads all tenancies, so those of earlier tests are switched off.
  await backend.database.update(tenancies).set({ remindAfterDays: null });
  olivia = { id: crypto.randomUUID() };
  await aTenancy();
});

async function aTenancy(values: object = {}, property: object = {}) {
  email = `mia-${crypto.randomUUID()}@example.com`;
  const { id: propertyId } = await backend.insert.property({ ownerId: olivia.id, ...property });
  const tenants = [
    { name: 'Mia Petrović', email, primaryTenant: true },
    { name: 'Tom O’Brien', email: '', primaryTenant: false },
  ];
  const paid = { startDate: '2026-11-03', endDate: null, paidTo: '2026-11-16', partPaymentCents: 12_000 };
  ({ id: tenancyId } = await backend.insert.tenancy({ ownerId: olivia.id, propertyId, ...paid, tenants, ...values }));
}

const tenancyRow = async () => {
  const [row] = await backend.database.select().from(tenancies).where(eq(tenancies.id, tenancyId));
  if (!row) throw new Error('The tenancy is missing.');
  return row;
};
const url = (name: string) => `/api/tenancies/${tenancyId}/${name}`;
async function request(method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) {
  const response = await backend.inject({ method, url: path, ...(payload && { payload }) }, olivia);
  return { status: response.statusCode, body: response.json() };
}
const options = async () => (await request('GET', url('reminder-options'))).body;
const history = async () => (await request('GET', url('rent-reminders'))).body.member;
const setAutomatic = (automaticDays: number | null) => request('PATCH', url('reminder-options'), { automaticDays });
const message = 'Hi Mia,\n\nplease <pay>.\nThanks';
const send = (template = 'friendly', unpaidFrom = '2026-11-17') =>
  request('POST', url('rent-reminders'), { template, unpaidFrom, message });
const receive = (amount: string) =>
  request('POST', url('receipts'), { kind: 'rentReceipt', date: '2026-11-20', amount, note: '' });
const mails = async () => (await backend.mails()).filter(({ to }) => to === email);
const runJob = () => sendAutomaticReminders(providerContext(backend));

describe('a rent reminder', () => {
  it('has a draft of each template with the figures of today', async () => {
    const { drafts, ...rest } = await options();
    expect(rest).toMatchObject({ automaticDays: null, arrearsDays: 5, due: '530.00', unpaidFrom: '2026-11-17' });
    expect(drafts).toMatchObject([
      { template: 'friendly', subject: expect.stringMatching(/^Rent reminder for 12A/), isSent: false },
      { template: 'overdue', subject: expect.stringMatching(/^Overdue rent for 12A/), isSent: false },
    ]);
    for (const draft of drafts) {
      expect(draft.message).toContain('Paid to 16 Nov 2026, $120 part payment, 5 days behind.\nAmount due: $530.00');
      expect(draft.message).toMatch(/^(Hi|Hello) Mia and Tom,\n/);
    }
  });

  it('says which account the agreement names, with only the end of its number, also when the property has another one', async () => {
    const { propertyId } = await tenancyRow();
    await backend.insert.bankAccount({ ownerId: olivia.id, propertyId, number: '98765432', receivesRent: true });
    const { id: agreementId } = await backend.insert.sendableAgreement({ ownerId: olivia.id, propertyId });
    await aTenancy({ propertyId, agreementId });
    for (const { message } of (await options()).drafts) {
      expect(message).toContain(
        'Pay into: O Nguyen, the account in your agreement that ends in 678\nPayment reference: ',
      );
      expect(message).not.toMatch(/063-000|12345678/);
    }
    await setAutomatic(5);
    await runJob();
    const [mail] = await mails();
    expect(mail?.text).toContain('Pay into: O Nguyen, the account in your agreement that ends in 678');
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/063-000|12345678/);
  });

  it('names no account where the agreement has other ways to pay', async () => {
    const { propertyId } = await tenancyRow();
    await backend.insert.bankAccount({ ownerId: olivia.id, propertyId, receivesRent: true });
    const terms = { paymentMethods: ['cash' as const] };
    const { id: agreementId } = await backend.insert.sendableAgreement({ ownerId: olivia.id, propertyId, terms });
    await aTenancy({ propertyId, agreementId });
    for (const { message } of (await options()).drafts) expect(message).not.toContain('Pay into');
  });

  it('names the property’s account for rent without an agreement, with only the end of its number', async () => {
    for (const { message } of (await options()).drafts) expect(message).not.toContain('Pay into');
    const { propertyId } = await tenancyRow();
    const own = { ownerId: olivia.id, propertyId };
    await backend.insert.bankAccount({ ...own, name: 'Costs', paysExpenses: true });
    await backend.insert.bankAccount({ ...own, receivesRent: true });
    const { drafts } = await options();
    for (const { message } of drafts) {
      expect(message).toContain('Pay into: O Nguyen, the account that ends in 456\nPayment reference: ');
      expect(message).not.toMatch(/063.?000|123456/);
    }
    await setAutomatic(5);
    await runJob();
    expect((await mails())[0]?.text).toContain('Pay into: O Nguyen, the account that ends in 456');
  });

  it('is emailed with the owner’s message, and records when the mail server took it', async () => {
    const { status, body } = await send();
    expect([status, body.recipients]).toEqual([201, [{ name: 'Mia Petrović', email, sentAt: null }]]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ subject: expect.stringMatching(/^Rent reminder for/), text: `${message}\n\n` });
    expect(mail?.html).toContain('<p>please &lt;pay&gt;.<br>Thanks</p>');
    expect(await history()).toMatchObject([
      { template: 'friendly', automatic: false, message, recipients: [{ sentAt: noon.toISOString() }] },
    ]);
    expect((await options()).drafts).toMatchObject([{ isSent: true }, { isSent: false }]);
  });

  it('is sent once for the same unpaid rent, also by two clicks at the same time and after a part payment', async () => {
    const all = await Promise.all([send(), send(), send()]);
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    await receive('100.00');
    expect((await send()).body.code).toBe('reminder-sent');
    expect((await send('overdue')).status).toBe(201);
    expect(await mails()).toHaveLength(2);
  });

  it('is rejected when its figures are out of date, when no rent is overdue, and without an email address', async () => {
    expect((await send('friendly', '2026-11-10')).body.code).toBe('rent-changed');
    await receive('530.00');
    expect((await send('friendly', '2026-11-24')).body.code).toBe('rent-not-behind');
    await aTenancy({ tenants: [{ name: 'Tom O’Brien', email: '', primaryTenant: true }] });
    expect((await send()).body.code).toBe('no-recipient');
    expect(await history()).toEqual([]);
  });
});

describe('automatic reminders', () => {
  it('are off until the owner switches them on, with 2 to 28 days', async () => {
    await runJob();
    expect(await history()).toEqual([]);
    expect((await setAutomatic(0)).status).toBe(422);
    expect((await setAutomatic(29)).status).toBe(422);
    expect((await setAutomatic(5)).body.automaticDays).toBe(5);
  });

  it('are not sent on the day on which rent falls due, also not with a setting of 1 day from before', async () => {
    expect((await setAutomatic(1)).status).toBe(422);
    await aTenancy({ startDate: '2026-11-07', paidTo: '2026-11-20', partPaymentCents: 0 });
    await backend.database.update(tenancies).set({ remindAfterDays: 1 }).where(eq(tenancies.id, tenancyId));
    expect(await options()).toMatchObject({ automaticDays: 2, arrearsDays: 1 });
    expect((await send('overdue', '2026-11-21')).body.code).toBe('rent-not-behind');
    await runJob();
    expect(await history()).toEqual([]);
    now = new Date('2026-11-22T01:00:00Z');
    await runJob();
    expect(await history()).toMatchObject([{ automatic: true, unpaidFrom: '2026-11-21' }]);
  });

  it('are sent from that many days behind, once for each unpaid period', async () => {
    await setAutomatic(6);
    await runJob();
    expect(await mails()).toEqual([]);
    now = new Date('2026-11-22T01:00:00Z');
    await runJob();
    await runJob();
    now = new Date('2026-11-25T01:00:00Z');
    await runJob();
    expect(await mails()).toHaveLength(1);
    expect((await mails())[0]?.text).toContain('6 days behind');
    expect(await history()).toMatchObject([{ template: 'friendly', automatic: true, unpaidFrom: '2026-11-17' }]);
    await receive('530.00');
    now = new Date('2026-11-29T01:00:00Z');
    await runJob();
    expect((await history()).map(({ unpaidFrom }: { unpaidFrom: string }) => unpaidFrom)).toEqual([
      '2026-11-24',
      '2026-11-17',
    ]);
  });

  it('are not sent after the owner sent one, at night, or when the tenancy has ended', async () => {
    await setAutomatic(3);
    now = new Date('2026-11-20T19:00:00Z');
    await runJob();
    expect(await history()).toEqual([]);
    now = noon;
    await send('overdue');
    await runJob();
    expect(await history()).toHaveLength(1);
    await aTenancy({ endDate: '2026-11-20' });
    await setAutomatic(3);
    await runJob();
    expect(await history()).toEqual([]);
  });

  it('are sent once by two workers at the same time, and by a job that runs again', async () => {
    await setAutomatic(3);
    await Promise.all([runJob(), runJob(), runJob()]);
    await backend.boss.send('rent-reminders');
    await backend.runQueue('rent-reminders');
    expect(await history()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it('are stored with their mails or not at all', async () => {
    await setAutomatic(3);
    const context = providerContext(backend);
    const killed = new Error('killed');
    const transact: typeof context.transact = (work) =>
      context.transact(async (money) => {
        await work(money);
        throw killed;
      });
    await expect(sendAutomaticReminders({ ...context, transact })).rejects.toMatchObject({ errors: [killed] });
    expect([await history(), await mails()]).toEqual([[], []]);
    await runJob();
    expect(await mails()).toHaveLength(1);
  });
});
