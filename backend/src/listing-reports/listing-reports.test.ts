import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../config.ts';
import { createBackend } from '../create-backend.ts';
import { guestHeaders, type TestBackend, testBackend } from '../testing/index.ts';
import { reportsAddress } from './reports-address.ts';

const ownerId = '76000000-0000-4000-8000-000000000001';
let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend({ reportsEmail: 'reports@verandah.test' });
});
afterAll(() => backend.close());

/** Sends a report in the browser of a visitor who has not signed in. */
async function report(id: string, body: object, to = backend) {
  const headers = await guestHeaders(to);
  return to.inject({ method: 'POST', url: `/api/listings/${id}/reports`, body, headers });
}

it('mails the report to the operator, with a link to the listing', async () => {
  const { id } = await backend.insert.listing({ ownerId, headline: 'Too good to be true' });
  const sent = await report(id, {
    reason: 'fraud',
    message: 'They want the bond\nby gift card.',
    email: 'ann@example.com',
  });
  expect(sent.statusCode).toBe(204);
  const [mail] = (await backend.mails()).slice(-1);
  expect(mail).toMatchObject({ to: 'reports@verandah.test', subject: `A listing was reported: ${id}` });
  expect(mail?.text).toContain('It looks like a scam');
  expect(mail?.text).toContain('> They want the bond\n> by gift card.');
  expect(mail?.text).toContain('ann@example.com');
  expect(mail?.text).toContain(`/listings/${id}`);
});

it('requires a text when no reason fits, and replies 404 for a listing that is not public', async () => {
  const { id } = await backend.insert.listing({ ownerId });
  const violations = [expect.objectContaining({ propertyPath: 'message', message: 'Describe what is wrong.' })];
  const without = await report(id, { reason: 'other', message: ' ' });
  expect(without.statusCode).toBe(422);
  expect(without.json()).toMatchObject({ violations });
  const draft = await backend.insert.listing({ ownerId, status: 'draft' });
  expect((await report(draft.id, { reason: 'fraud', message: '' })).statusCode).toBe(404);
});

it('limits how many reports an address sends', async () => {
  const strict = await testBackend({ reportsPerHour: 1 });
  const { id } = await strict.insert.listing({ ownerId });
  const send = () => report(id, { reason: 'price', message: '' }, strict);
  expect((await send()).statusCode).toBe(204);
  expect((await send()).statusCode).toBe(429);
  await strict.close();
});

describe('the address that receives reports', () => {
  it('is required on a public site, which does not start without it', async () => {
    const PUBLIC_ORIGIN = 'https://verandah.example';
    await expect(createBackend(readConfig({ PUBLIC_ORIGIN }))).rejects.toThrow(
      'REPORTS_EMAIL: expected the address that receives reports about listings on https://verandah.example, got none.',
    );
    const REPORTS_EMAIL = 'reports@verandah.test';
    expect(reportsAddress(readConfig({ PUBLIC_ORIGIN, REPORTS_EMAIL }))).toBe(REPORTS_EMAIL);
  });

  it('has a default on this machine', () => {
    expect(reportsAddress(readConfig({ PUBLIC_ORIGIN: 'http://localhost:4310' }))).toBe('reports@example.com');
  });
});
