import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from '@jest/globals';
import { findInDatabase } from '../testing/find-in-database.ts';
import { insertUser } from '../testing/test-user.ts';
import { checkApi, olivia } from './testing/check-api.ts';

const api = await checkApi();
afterAll(() => api.backend.close());

const applicant = {
  name: 'Wilhelmina Plantagenet',
  email: 'wilhelmina@planted.example.com',
  phone: '0491 579 212',
  dateOfBirth: '1971-03-29',
  currentAddress: '41 Planted Terrace, Fitzroy VIC 3065',
};
const planted = [
  'Wilhelmina',
  'Plantagenet',
  '0491 579 212',
  '1971-03-29',
  'Planted Terrace',
  'PX7654321',
  '765321098',
];

it('stores no identity value in clear text, and writes none into a log or a mail', async () => {
  await insertUser(api.database, olivia);
  const { id, token } = await api.aLinked({ applicant });
  const passport = { kind: 'passport', nameOnDocument: applicant.name, number: 'PX7654321', country: 'AU' };
  const licence = { kind: 'driverLicence', nameOnDocument: applicant.name, number: '765321098', state: 'VIC' };
  const documentId = randomUUID();
  const valid = { ...licence, cardNumber: 'P765321098', expiresOn: '2030-01-01' };
  expect((await api.addAs(token, { ...passport, expiresOn: '2031-01-01' }, documentId)).status).toBe(200);
  const wrong = await api.addAs(token, { ...passport, number: 'PX7654321PX7654321', expiresOn: '2031-01-01' });
  expect([wrong.status, JSON.stringify(wrong.body)]).toEqual([422, expect.not.stringContaining('PX7654321')]);
  const image = Buffer.from(
    '%PDF-1.7\n% PX7654321 Wilhelmina\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n',
    'latin1',
  );
  expect((await api.scanAs(token, documentId, image)).status).toBe(200);
  expect((await api.post(`tenant-checks/${id}/documents`, { id: randomUUID(), content: valid })).status).toBe(200);
  expect((await api.sign(token)).status).toBe(200);
  await api.post('tenant-check-searches', { text: 'Wilhelmina' });
  await api.post(`tenant-checks/${id}/accesses`);
  await api.pay(id);
  expect(await api.statusOf(id)).toBe('submitted');
  const mails = (await api.backend.mails()).map(({ subject, text, html }) => `${subject}\n${text}\n${html}`).join('\n');
  for (const secret of [...planted, token]) {
    expect([secret, api.logged.join('').includes(secret)]).toEqual([secret, false]);
    if (secret !== token) expect([secret, mails.includes(secret)]).toEqual([secret, false]);
  }
  expect(await findInDatabase(api.database, [...planted, applicant.email, token])).toEqual([]);
  expect(api.logged.length).toBeGreaterThan(0);
});
