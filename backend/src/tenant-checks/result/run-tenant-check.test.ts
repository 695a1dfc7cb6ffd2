import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { providerContext } from '../../payments/money-context.ts';
import { sealedDocument, sealedFile } from '../sealed-check.ts';
import { tenantCheckDocuments, tenantCheckFiles, tenantChecks } from '../tenant-check-table.ts';
import { runTenantCheck } from './run-tenant-check.ts';
import { takeForSending } from './take-for-sending.ts';
import { passportNumber } from './testing/insert-submitted-check.ts';
import { listedResult } from './testing/memory-check-provider.ts';
import { olivia, resultApi } from './testing/result-api.ts';

const api = await resultApi();
const { backend, database, memory, runJob, rowOf, kindsOf, aSubmitted } = api;
afterAll(() => backend.close());

const mailCount = async () => (await backend.mails()).length;

it('sends a check once and applies each state once, however often the job runs', async () => {
  const { id } = await aSubmitted();
  for (let run = 0; run < 3; run += 1) await runJob(id);
  expect(memory.controls.requests.filter(({ reference }) => reference === id)).toHaveLength(1);
  const request = memory.checkOf(id)?.request;
  expect(request).toMatchObject({
    state: 'VIC',
    product: 'TICA',
    applicant: { name: 'Zoë Žižka', dateOfBirth: '1990-04-23' },
    authorisation: { signedOn: '2026-11-20' },
  });
  // The documents were added at the same time, so their order depends on their ids.
  const documents = request?.documents.toSorted((a, b) => a.kind.localeCompare(b.kind));
  expect(documents).toMatchObject([
    { kind: 'concessionCard' },
    { kind: 'passport', number: passportNumber },
    { kind: 'utilityBill' },
  ]);
  expect(await rowOf(id)).toMatchObject({ status: 'submitted', providerReference: expect.stringContaining(id) });
  memory.move(id, { status: 'processing' });
  for (let run = 0; run < 2; run += 1) await runJob(id);
  const before = await mailCount();
  memory.complete(id);
  for (let run = 0; run < 3; run += 1) await runJob(id);
  expect(await kindsOf(id)).toEqual(['provider processing', 'provider complete']);
  expect(await mailCount()).toBe(before + 2);
  // Complete stays complete, whatever the provider says later.
  memory.move(id, { status: 'processing' });
  await runJob(id);
  const row = await rowOf(id);
  expect(row).toMatchObject({ status: 'complete', noticeDueOn: null, destroyOn: '2026-12-21' });
  expect(row?.expiresAt).toEqual(new Date('2026-12-20T13:00:00Z'));
});

it('V40: nothing is sent with an authorisation that is older than 90 days or was removed', async () => {
  const { id } = await aSubmitted({ signedOn: '2026-08-22' });
  await runJob(id);
  expect(memory.checkOf(id)).toBeNull();
  expect(await rowOf(id)).toMatchObject({ status: 'awaitingConsent', sentAt: null });
  const [mail] = await api.mailsOf('A tenant check needs a new authorisation');
  expect(mail?.text).toContain(`/tenant-checks/${id}`);
  await runJob(id);
  expect(await api.mailsOf('A tenant check needs a new authorisation')).toHaveLength(1);
  const other = await aSubmitted({ signedOn: '2026-08-23' });
  await runJob(other.id);
  expect(memory.checkOf(other.id)).not.toBeNull();
});

it('sends nothing for an order that was refunded', async () => {
  const { id } = await aSubmitted();
  await database.update(tenantChecks).set({ orderItemId: null }).where(eq(tenantChecks.id, id));
  await runJob(id);
  expect(memory.checkOf(id)).toBeNull();
  expect(await rowOf(id)).toMatchObject({ status: 'authorised' });
});

describe('the applicant withdraws', () => {
  it('before the job runs: nothing is sent', async () => {
    const { id, token } = await aSubmitted();
    await api.asApplicant('withdrawals', { token });
    await runJob(id);
    expect(memory.checkOf(id)).toBeNull();
    expect(memory.controls.cancelled).not.toContain(id);
  });

  it('while the request is on its way: the provider cancels it, and no result is stored', async () => {
    const { id, token } = await aSubmitted();
    memory.controls.before = async (method) => {
      if (method !== 'submit') return;
      memory.controls.before = async () => {};
      await api.asApplicant('withdrawals', { token });
    };
    await runJob(id);
    expect(memory.checkOf(id)?.status).toBe('cancelled');
    expect(await rowOf(id)).toMatchObject({ status: 'withdrawn', sentAt: null, providerReference: null });
  });

  it('while the result is on its way: no result is stored', async () => {
    const { id, token } = await aSubmitted();
    await runJob(id);
    memory.complete(id, listedResult);
    memory.controls.before = async () => {
      memory.controls.before = async () => {};
      await api.asApplicant('withdrawals', { token });
    };
    await runJob(id);
    expect(await rowOf(id)).toMatchObject({ status: 'withdrawn', completedAt: null, sentAt: null });
  });

  it('after the provider took the request and the response was lost: the provider cancels it', async () => {
    const { id, token } = await aSubmitted();
    const { submit } = memory.provider;
    memory.provider.submit = async (request) => {
      await submit(request);
      throw new Error('The response was lost.');
    };
    await runJob(id);
    memory.provider.submit = submit;
    expect(await rowOf(id)).toMatchObject({ status: 'submitted', providerReference: null });
    await api.asApplicant('withdrawals', { token });
    await api.runScheduled('open-tenant-checks');
    await backend.runQueue('tenant-check');
    expect(memory.checkOf(id)?.status).toBe('cancelled');
    expect(await rowOf(id)).toMatchObject({ status: 'withdrawn', sentAt: null });
  });
});

it('a response that was overtaken by a newer one is not applied', async () => {
  const { id } = await aSubmitted();
  await runJob(id);
  memory.move(id, { status: 'processing' });
  memory.controls.after = async () => {
    memory.controls.after = async () => {};
    memory.move(id, { status: 'needsInfo', question: 'Which name did you use before 2020?' });
    await runTenantCheck(providerContext(backend), id);
    expect((await rowOf(id))?.status).toBe('needsInfo');
  };
  await runJob(id);
  expect((await rowOf(id))?.status).toBe('needsInfo');
  expect(await kindsOf(id)).toEqual(['provider needsInfo']);
});

it('a second worker does not send what the first one has sent', async () => {
  const { id } = await aSubmitted();
  await runJob(id);
  const { transact } = providerContext(backend);
  expect(await transact((money) => takeForSending(money, id, { lost: null }))).toBeNull();
});

it('sends the request again to a provider that has lost it', async () => {
  const { id } = await aSubmitted();
  await runJob(id);
  memory.move(id, { status: 'processing' });
  await runJob(id);
  memory.forget(id);
  await runJob(id);
  expect(memory.checkOf(id)?.status).toBe('submitted');
  // It never goes back.
  expect(await rowOf(id)).toMatchObject({ status: 'processing', providerReference: memory.checkOf(id)?.id });
  memory.complete(id);
  await runJob(id);
  expect((await rowOf(id))?.status).toBe('complete');
});

it('returns a check that the provider rejects to its owner, and never logs what was rejected', async () => {
  const { id } = await aSubmitted();
  memory.controls.rejection = `The passport ${passportNumber} is not valid.`;
  await runJob(id);
  memory.controls.rejection = null;
  expect((await kindsOf(id)).at(-1)).toBe('provider rejected');
  expect(await rowOf(id)).toMatchObject({ status: 'authorised', sentAt: null });
  expect(await api.mailsOf('A tenant check could not be sent')).toHaveLength(1);
  const { body } = await api.post(`tenant-checks/${id}/accesses`, undefined, olivia);
  expect(body.question).toBe(`The passport ${passportNumber} is not valid.`);
  expect(api.logged.join('')).not.toContain(passportNumber);
});

it('reduces the documents of a complete check, and leaves no scan that can be read', async () => {
  const { id } = await api.aComplete();
  const documents = await database.select().from(tenantCheckDocuments).where(eq(tenantCheckDocuments.checkId, id));
  const contents = documents.map((row) => sealedDocument.unseal(backend.config, row));
  expect(contents).toEqual(
    expect.arrayContaining([
      { kind: 'passport', numberEnding: '321', expiresOn: '2031-02-28', points: 70 },
      { kind: 'utilityBill', numberEnding: null, expiresOn: null, points: 25 },
      { kind: 'concessionCard', numberEnding: null, expiresOn: '2030-01-01', points: 40 },
    ]),
  );
  expect(documents.every(({ verifiedAt }) => verifiedAt !== null)).toBe(true);
  const files = await database.select().from(tenantCheckFiles).where(eq(tenantCheckFiles.checkId, id));
  const [scan, ...others] = files.filter(({ kind }) => kind === 'scan');
  if (!scan) throw new Error('Expected the redacted picture.');
  expect(others).toEqual([]);
  const bytes = sealedFile.unseal(backend.config, scan);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 160 });
  expect(scan).toMatchObject({ mediaType: 'image/png', byteSize: bytes.length });
  expect(files.filter(({ kind }) => kind === 'authorisation')).toHaveLength(1);
});

describe('POST /api/tenant-check-callbacks', () => {
  const callback = (body: string, signature = 'valid') =>
    backend.inject(
      { method: 'POST', url: '/api/tenant-check-callbacks', payload: body },
      { 'x-signature': signature, 'content-type': 'application/json' },
    );

  it('rejects one with an invalid signature', async () => {
    const response = await callback('memory-1', 'invalid');
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid-callback']);
  });

  it('makes the job read the check; repeated, late and unknown ones change nothing', async () => {
    const { id } = await aSubmitted();
    await runJob(id);
    memory.complete(id);
    const reference = memory.checkOf(id)?.id ?? '';
    for (const body of [reference, reference, 'unknown']) expect((await callback(body)).statusCode).toBe(204);
    expect(await backend.runQueue('tenant-check')).toBe(1);
    expect((await rowOf(id))?.status).toBe('complete');
    await callback(reference);
    expect(await backend.runQueue('tenant-check')).toBe(0);
  });
});
