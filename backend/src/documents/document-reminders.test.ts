import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type TestBackend, testBackend } from '../testing/index.ts';

const olivia = { id: '67000000-0000-4000-8000-000000000001', username: 'olivia@example.com' };
const own = { ownerId: olivia.id };
const lastDay = '2027-06-30';

let backend: TestBackend;
let propertyId: string;
let now: Date;
let sent: number;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
  now = new Date('2026-11-23T01:00:00Z');
  await backend.signInAs(olivia);
});
afterAll(() => backend.close());
beforeEach(async () => {
  propertyId = (await backend.insert.property(own)).id;
  sent = (await backend.mails()).length;
});

/** Runs the job at noon in Melbourne on a date, and returns the subjects of the mails since the test began. */
async function remindedBy(date: string): Promise<string[]> {
  now = new Date(`${date}T01:00:00Z`);
  await backend.boss.send('document-reminders');
  await backend.runQueue('document-reminders');
  return (await backend.mails()).slice(sent).map(({ subject }) => String(subject));
}

it('emails the owner once, 30 days before a document expires', async () => {
  const { document } = await backend.insert.document({ ...own, propertyId, expiresOn: lastDay });
  expect(await remindedBy('2027-05-30')).toEqual([]);
  const subject = 'Landlord insurance expires on Wednesday 30 June 2027';
  expect(await remindedBy('2027-05-31')).toEqual([subject]);
  const mail = (await backend.mails()).at(-1);
  expect(mail?.text).toContain('12A/3–5 Bridge Road, Richmond VIC 3121');
  expect(mail?.text).toContain(`/properties/${propertyId}/documents/${document.id}`);
  expect(await remindedBy('2027-06-01')).toEqual([subject]);
  expect(await remindedBy('2027-06-30')).toEqual([subject]);
});

it('emails again when the expiry date was changed', async () => {
  const { document } = await backend.insert.document({ ...own, propertyId, expiresOn: lastDay });
  expect(await remindedBy('2027-06-15')).toHaveLength(1);
  const change = { method: 'PATCH' as const, url: `/api/documents/${document.id}`, headers: { 'if-match': '"1"' } };
  expect((await backend.inject({ ...change, payload: { expiresOn: '2028-06-30' } }, olivia)).statusCode).toBe(200);
  expect(await remindedBy('2027-06-16')).toHaveLength(1);
  expect(await remindedBy('2028-06-15')).toHaveLength(2);
});

it('says nothing about documents in the bin, and about those that had expired before', async () => {
  const { document } = await backend.insert.document({ ...own, propertyId, expiresOn: lastDay });
  await backend.insert.document({ ...own, propertyId, expiresOn: '2027-06-14' });
  await backend.inject({ method: 'DELETE', url: `/api/documents/${document.id}` }, olivia);
  expect(await remindedBy('2027-06-15')).toEqual([]);
});

it('sends one mail when two workers run the job at once', async () => {
  await backend.insert.document({ ...own, propertyId, expiresOn: '2027-08-30' });
  now = new Date('2027-08-15T01:00:00Z');
  const { remindOfExpiry } = await import('./document-reminders.ts');
  const { providerContext } = await import('../payments/money-context.ts');
  const context = providerContext(backend);
  await Promise.all([remindOfExpiry(context), remindOfExpiry(context)]);
  expect((await backend.mails()).slice(sent)).toHaveLength(1);
});
