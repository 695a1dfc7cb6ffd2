import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { providerContext } from '../../payments/money-context.ts';
import { properties } from '../../properties/property-table.ts';
import { zoe } from '../../testing/insert-tenant-check.ts';
import { tenantCheckStep } from '../tenant-check-step.ts';
import { tenantChecks } from '../tenant-check-table.ts';
import { passportNumber } from './testing/insert-submitted-check.ts';
import { listedResult } from './testing/memory-check-provider.ts';
import { resultApi } from './testing/result-api.ts';

const api = await resultApi();
const { backend, database, memory, runJob, rowOf, aSubmitted } = api;
beforeEach(() => {
  api.setNow('2026-11-21T00:00:00Z');
  memory.controls.rejection = null;
});
afterAll(() => backend.close());

const requestsFor = (id: string) => memory.controls.requests.filter(({ reference }) => reference === id);
const moveHome = (propertyId: string) =>
  database.update(properties).set({ streetAddress: '99 Changed Road' }).where(eq(properties.id, propertyId));

/** A check that the provider has, although its response was lost. */
async function aLostResponse() {
  const check = await aSubmitted();
  const { submit } = memory.provider;
  memory.provider.submit = async (request) => {
    await submit(request);
    throw new Error('The response was lost.');
  };
  await runJob(check.id);
  memory.provider.submit = submit;
  expect(await rowOf(check.id)).toMatchObject({ status: 'submitted', providerReference: null });
  return check;
}

/** A check that the provider has rejected. */
async function aRejected() {
  const check = await aSubmitted();
  memory.controls.rejection = 'The passport is not valid.';
  await runJob(check.id);
  memory.controls.rejection = null;
  expect(await rowOf(check.id)).toMatchObject({ status: 'authorised', sentAt: null });
  return check;
}

describe('after a lost response', () => {
  it('sends exactly the first request again, also when the property has another address by then', async () => {
    const { id, propertyId } = await aLostResponse();
    await moveHome(propertyId);
    await runJob(id);
    const [first, second] = requestsFor(id);
    expect(second).toEqual(first);
    expect(await rowOf(id)).toMatchObject({ status: 'submitted', providerReference: memory.checkOf(id)?.id });
    memory.complete(id, listedResult);
    await runJob(id);
    expect(await rowOf(id)).toMatchObject({ status: 'complete', noticeDueOn: '2026-11-28' });
    expect(await api.reportOf(id)).toMatchObject({ request: null, result: listedResult });
  });

  it('adopts the search that the provider has, although it rejects the repeated request', async () => {
    const { id } = await aLostResponse();
    memory.complete(id, listedResult);
    memory.controls.rejection = 'This reference has another content already.';
    await runJob(id);
    expect(await rowOf(id)).toMatchObject({ status: 'complete', noticeDueOn: '2026-11-28' });
    expect(await api.mailsOf('A tenant check could not be sent')).toEqual([]);
  });

  it.each([
    ['the authorisation became too old', async () => api.setNow('2027-02-19T00:00:00Z')],
    [
      'the order was refunded',
      (id: string) => database.update(tenantChecks).set({ orderItemId: null }).where(eq(tenantChecks.id, id)),
    ],
  ])('adopts the search and sends nothing when %s', async (_reason, change) => {
    const { id } = await aLostResponse();
    await change(id);
    await runJob(id);
    expect(requestsFor(id)).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ status: 'submitted', providerReference: memory.checkOf(id)?.id });
  });
});

describe('a rejected check', () => {
  it('is not sent again by the payment of another check, until it is corrected', async () => {
    const { id, token, orderItemId } = await aRejected();
    const step = () =>
      providerContext(backend).transact((money) =>
        tenantCheckStep(money, { reason: 'tenant-check-ready' }, { id: orderItemId ?? '', quantity: 3 }),
      );
    expect(await step()).toMatchObject({ status: 'waiting' });
    expect((await rowOf(id))?.status).toBe('authorised');
    await runJob(id);
    expect(memory.checkOf(id)).toBeNull();
    const { documents } = (await api.asApplicant('views', { token })).body;
    const passport = documents.find(({ kind }: { kind: string }) => kind === 'passport');
    await api.asApplicant('applicant-document-removals', { token, id: passport.id });
    const content = {
      kind: 'passport',
      nameOnDocument: zoe.name,
      number: 'PA1111111',
      country: 'AU',
      expiresOn: '2031-01-01',
    };
    expect((await api.asApplicant('applicant-documents', { token, id: randomUUID(), content })).status).toBe(200);
    await runJob(id);
    expect(JSON.stringify(memory.checkOf(id)?.request)).toContain('PA1111111');
    expect(JSON.stringify(memory.checkOf(id)?.request)).not.toContain(passportNumber);
  });
});

it('V40: sends nothing with an authorisation that was given for another home', async () => {
  const { id, propertyId } = await aSubmitted();
  await moveHome(propertyId);
  await runJob(id);
  expect(memory.checkOf(id)).toBeNull();
  expect(await rowOf(id)).toMatchObject({ status: 'awaitingConsent', sentAt: null });
  expect(await api.mailsOf('A tenant check needs a new authorisation')).toHaveLength(1);
});
