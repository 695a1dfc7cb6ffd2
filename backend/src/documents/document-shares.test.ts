import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { hashOf, newSecret } from '../auth/secrets.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { aPdf } from '../testing/insert-document.ts';
import { documentShares } from './document-tables.ts';

const olivia = { id: '66000000-0000-4000-8000-000000000001' };
const jack = { id: '66000000-0000-4000-8000-000000000002' };
const own = { ownerId: olivia.id };

let backend: TestBackend;
let documentId: string;
let now: Date;
const logged: string[] = [];
beforeAll(async () => {
  const logTo = { write: (line: string) => void logged.push(line) };
  backend = await testBackend({ clock: () => now, logLevel: 'debug', logTo });
});
afterAll(() => backend.close());
beforeEach(async () => {
  now = new Date('2026-11-23T01:00:00Z');
  const { id: propertyId } = await backend.insert.property(own);
  documentId = (await backend.insert.document({ ...own, propertyId, files: ['old.pdf', 'new.pdf'] })).document.id;
});

const share = (token: string, expiresOn = '2026-11-30', as = olivia) =>
  backend.inject({ method: 'POST', url: `/api/documents/${documentId}/shares`, payload: { token, expiresOn } }, as);
const open = (token: string, what = 'views') =>
  backend.inject({
    method: 'POST',
    url: `/api/shared-document-${what}`,
    payload: { token },
    headers: { origin: backend.config.publicOrigin },
  });
const statusOf = async (token: string) => [(await open(token)).statusCode, (await open(token, 'files')).statusCode];

describe('a share link', () => {
  it('opens the latest version for anyone, without caches and referrers', async () => {
    const token = newSecret();
    expect((await share(token)).statusCode).toBe(201);
    const view = await open(token);
    expect([view.statusCode, view.json()]).toMatchObject([
      200,
      { name: 'Landlord insurance', fileName: 'new.pdf', expiresOn: '2026-11-30' },
    ]);
    expect(JSON.stringify(view.json())).not.toContain(documentId);
    const file = await open(token, 'files');
    expect(file.rawPayload.equals(aPdf)).toBe(true);
    for (const { headers } of [view, file]) {
      expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer']);
    }
  });

  it('stores the hash of its token only, and no response contains the token', async () => {
    const token = newSecret();
    const created = await share(token);
    expect(created.body).not.toContain(token);
    const stored = JSON.stringify(await backend.database.select().from(documentShares));
    expect([stored.includes(hashOf(token)), stored.includes(token)]).toEqual([true, false]);
    expect((await backend.inject({ url: `/api/documents/${documentId}` }, olivia)).body).not.toContain(token);
    expect((await share(token)).json().id).toBe(created.json().id);
  });

  it('is 404 at once after it was stopped, and its token cannot be used again', async () => {
    const token = newSecret();
    const { '@id': iri } = (await share(token)).json();
    expect((await backend.inject({ method: 'DELETE', url: iri }, jack)).statusCode).toBe(404);
    expect(await statusOf(token)).toEqual([200, 200]);
    expect((await backend.inject({ method: 'DELETE', url: iri }, olivia)).statusCode).toBe(204);
    expect(await statusOf(token)).toEqual([404, 404]);
    expect((await share(token)).statusCode).toBe(422);
    expect(await statusOf(newSecret())).toEqual([404, 404]);
  });

  it('works until the end of its last day at the property', async () => {
    const token = newSecret();
    await share(token, '2026-11-30');
    // Melbourne is 11 hours ahead of UTC.
    now = new Date('2026-11-30T12:59:00Z');
    expect(await statusOf(token)).toEqual([200, 200]);
    now = new Date('2026-11-30T13:00:00Z');
    expect(await statusOf(token)).toEqual([404, 404]);
  });

  it('needs a last day from today to a year from now', async () => {
    for (const date of ['2026-11-22', '2027-11-24']) {
      expect((await share(newSecret(), date)).json().violations).toMatchObject([{ propertyPath: 'expiresOn' }]);
    }
    for (const date of ['2026-11-23', '2027-11-23']) expect((await share(newSecret(), date)).statusCode).toBe(201);
  });

  it('rests while its document is in the bin', async () => {
    const token = newSecret();
    await share(token);
    await backend.inject({ method: 'DELETE', url: `/api/documents/${documentId}` }, olivia);
    expect(await statusOf(token)).toEqual([404, 404]);
    expect((await share(newSecret())).json().code).toBe('in-bin');
    await backend.inject({ method: 'POST', url: `/api/documents/${documentId}/restore` }, olivia);
    expect(await statusOf(token)).toEqual([200, 200]);
  });

  it('cannot be made by another user', async () => {
    expect((await share(newSecret(), '2026-11-30', jack)).statusCode).toBe(404);
  });

  it('is in no log line, whether it is found, unknown or the database breaks', async () => {
    const before = logged.length;
    const [token, unknown] = [newSecret(), newSecret()];
    await share(token);
    await statusOf(token);
    await statusOf(unknown);
    await backend.database.execute(sql`alter table document_shares rename to document_shares_broken`);
    expect(await statusOf(token)).toEqual([500, 500]);
    await backend.database.execute(sql`alter table document_shares_broken rename to document_shares`);
    const lines = logged.slice(before);
    expect(lines.filter((line) => line.includes('request failed'))).toHaveLength(2);
    for (const secret of [token, unknown]) expect(lines.join('')).not.toContain(secret);
  });
});
