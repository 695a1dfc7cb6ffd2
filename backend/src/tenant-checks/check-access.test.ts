import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { privateLinkHeader } from 'shared-contract/tenant-check/check-link';
import { aPdf } from '../testing/insert-document.ts';
import { bill, checkApi, jack, passport } from './testing/check-api.ts';

const api = await checkApi();
const { backend, guest, post, send, view } = api;
afterAll(() => backend.close());

const documentId = randomUUID();
const check = await api.aLinked();
await api.addAs(check.token, passport, documentId);
await api.scanAs(check.token, documentId, aPdf);
await api.sign(check.token);

type Send = Parameters<typeof send>;
const ownerRequests: [method: Send[0], path: string, body?: object][] = [
  ['GET', `tenant-checks/${check.id}`],
  ['POST', `tenant-checks/${check.id}/accesses`],
  ['POST', `tenant-checks/${check.id}/authority-downloads`],
  ['POST', `tenant-check-documents/${documentId}/scan-views`],
  ['POST', `tenant-check-documents/${documentId}/scans`, aPdf],
  ['POST', `tenant-checks/${check.id}/documents`, { id: randomUUID(), content: bill }],
  ['POST', `tenant-checks/${check.id}/links`],
  ['POST', `tenant-checks/${check.id}/payments`],
  ['POST', `tenant-checks/${check.id}/authorities?signedOn=2026-11-20`, aPdf],
  ['PATCH', `tenant-checks/${check.id}`, { legalHold: true }],
  ['DELETE', `tenant-check-documents/${documentId}`],
  ['DELETE', `tenant-checks/${check.id}`],
];

describe.each(ownerRequests)('%s %s', (method, path, body) => {
  it('is missing for another owner, and needs a sign-in', async () => {
    expect((await send(method, path, body, jack)).status).toBe(404);
    expect((await send(method, path, body, guest)).status).toBe(401);
    // The private link is no sign-in.
    const withLink = { ...guest, authorization: `Bearer ${check.token}` };
    expect((await send(method, path, body, withLink)).status).toBe(401);
  });
});

const applicantRequests = (token: string): [name: string, body: object][] => [
  ['views', { token }],
  ['signatures', { token, version: 1, textSha256: '0'.repeat(64), name: 'Zoë Žižka', consent: true }],
  ['applicant-documents', { token, id: randomUUID(), content: bill }],
  ['applicant-document-removals', { token, id: documentId }],
  ['withdrawals', { token }],
];

describe.each(applicantRequests('unknown'))('POST /api/tenant-check-%s', (name, body) => {
  it('is missing without the link, also for the signed-in owner', async () => {
    expect((await api.asApplicant(name, body)).status).toBe(404);
    expect((await post(`tenant-check-${name}`, body)).status).toBe(404);
  });
});

it('stores a scan only with the link, which is in a header', async () => {
  const scan = (headers: Record<string, string>) =>
    post(`tenant-check-applicant-scans/${documentId}`, aPdf, { ...guest, ...headers });
  expect((await scan({})).status).toBe(404);
  expect((await scan({ [privateLinkHeader]: 'unknown' })).status).toBe(404);
  expect((await scan({ [privateLinkHeader]: check.token })).status).toBe(200);
  const other = await api.aLinked();
  expect((await scan({ [privateLinkHeader]: other.token })).status).toBe(404);
});

it('changes nothing by refused requests, and is never cached', async () => {
  const seen = await view(check.token);
  expect(seen.body).toMatchObject({ status: 'authorised', legalHold: false });
  expect(seen.body.documents).toHaveLength(1);
  expect(seen.headers['cache-control']).toBe('no-store');
  expect((await post(`tenant-checks/${check.id}/accesses`)).headers['cache-control']).toBe('no-store');
});

it('rejects every request by an expired link with the code link-expired', async () => {
  await api.setNow('2026-12-22T00:00:00Z');
  for (const [name, body] of applicantRequests(check.token)) {
    const { status, body: problem } = await api.asApplicant(name, body);
    expect([name, status, problem.code]).toEqual([name, 410, 'link-expired']);
  }
});
