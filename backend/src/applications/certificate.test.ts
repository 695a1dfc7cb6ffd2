import { createPublicKey, verify } from 'node:crypto';
import { afterAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { readPdf } from '../pdf/testing/read-pdf.ts';
import { applicants, destructionCertificates } from './application-tables.ts';
import { applicationApi, olivia } from './testing/application-api.ts';

const { backend, aSubmitted, patch, setNow } = await applicationApi();
afterAll(() => backend.close());

const destroyAt = async (at: string) => {
  setNow(at);
  await backend.boss.send('application-retention');
  await backend.runQueue('application-retention');
};
const isDestroyed = async (id: string) =>
  (await backend.database.$count(destructionCertificates, eq(destructionCertificates.id, id))) === 1;

/** What a reader of the PDF copies from it: the signed lines, the signature and the public key. */
function copiedFrom(text: string) {
  const [, ...parts] =
    /Line 1 (.+) Line 2 (.+) Line 3 (.+) Line 4 (.+) Line 5 (.+) Signature (\S.+==) Public key (\S.+?=)/.exec(text) ??
    [];
  const [title = '', id = '', rule = '', ...others] = parts;
  // Only hashes and keys are broken inside a word.
  const [time = '', hash = '', signature = '', publicKey = ''] = others.map((part) => part.replaceAll(' ', ''));
  return { statement: [title, id, rule, time, hash].join('\n'), rule, signature, publicKey };
}

it('V41: prints what anyone needs to verify its signature', async () => {
  setNow('2026-11-21T00:00:00Z');
  const { id } = await aSubmitted('VIC');
  await patch(id, { status: 'declined' });
  await destroyAt('2026-12-22T00:00:00Z');
  const { rawPayload } = await backend.inject({ url: `/api/destruction-certificates/${id}/file` }, olivia);
  const { statement, signature, publicKey } = copiedFrom((await readPdf(rawPayload)).join(' '));
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const isValid = (text: string) => verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
  expect(isValid(statement)).toBe(true);
  expect(isValid(statement.replace('30 days', '31 days'))).toBe(false);
});

it('V41: names the rule of the day of the decision', async () => {
  setNow('2026-03-20T00:00:00Z');
  const { id } = await aSubmitted('VIC');
  setNow('2026-04-02T00:00:00Z');
  expect((await patch(id, { status: 'declined' })).body.destroyOn).toBe('2026-05-02');
  await destroyAt('2026-05-03T00:00:00Z');
  const { rawPayload } = await backend.inject({ url: `/api/destruction-certificates/${id}/file` }, olivia);
  expect(copiedFrom((await readPdf(rawPayload)).join(' ')).rule).toContain('within 30 days');
});

it('destroys the others when one cannot be decrypted', async () => {
  setNow('2026-11-21T00:00:00Z');
  const broken = await aSubmitted('VIC');
  await backend.insert.tenancy({
    ownerId: olivia.id,
    propertyId: broken.listing.propertyId,
    paidTo: null,
    startDate: '2026-12-01',
    endDate: '2027-11-30',
    createdAt: new Date('2026-11-25T00:00:00Z'),
  });
  await backend.database
    .update(applicants)
    .set({ sealed: Buffer.alloc(64) })
    .where(eq(applicants.applicationId, broken.id));
  const other = await aSubmitted('VIC');
  await patch(other.id, { status: 'declined' });
  await destroyAt('2026-12-22T00:00:00Z');
  expect([await isDestroyed(other.id), await isDestroyed(broken.id)]).toEqual([true, false]);
});
