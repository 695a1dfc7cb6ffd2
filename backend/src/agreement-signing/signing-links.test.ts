import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { hashOf } from '../auth/secrets.ts';
import { signingLinks } from './signing-tables.ts';
import { mia, olivia, type SigningApi, signingApi, tokenIn, tom } from './testing/signing-api.ts';

let api: SigningApi;
const logged: string[] = [];
beforeAll(async () => {
  api = await signingApi({ logLevel: 'debug', logTo: { write: (line) => void logged.push(line) } });
});
afterAll(() => api.backend.close());

const documentSha256 = '0'.repeat(64);
const signature = { kind: 'typed', name: 'Eve' };
const requests: [string, object][] = [
  ['views', {}],
  ['documents', {}],
  ['answers', { documentSha256, answer: 'accepted' }],
  ['codes', {}],
];
const urlOf = (name: string) => `/api/agreement-signing-${name}`;

describe('the private link of a tenant', () => {
  it('is stored as a hash only, and is in no log and no cache', async () => {
    const { mia: link } = await api.aSent();
    const rows = await api.database.select().from(signingLinks);
    expect(rows.map(({ tokenHash }) => tokenHash)).toContain(hashOf(link));
    expect(JSON.stringify(rows)).not.toContain(link);
    const { headers } = await api.view(link);
    expect(headers['cache-control']).toBe('no-store');
    const file = await api.post(urlOf('documents'), { token: link });
    expect([file.status, file.headers['cache-control']]).toEqual([200, 'no-store']);
    await api.post(urlOf('codes'), { token: link });
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join('')).not.toContain(link);
  });

  it('is in no log line of a request that fails, whether it finds nothing or the database breaks', async () => {
    const { mia: link } = await api.aSent();
    const before = logged.length;
    const statuses = async (token: string) => {
      const found: number[] = [];
      for (const [name, body] of requests) found.push((await api.post(urlOf(name), { token, ...body })).status);
      const signed = { token, documentSha256, code: '123456', signature };
      found.push((await api.post('/api/agreement-signatures', signed)).status);
      return [...new Set(found)];
    };
    const forged = link.toLowerCase() === link ? link.toUpperCase() : link.toLowerCase();
    expect(await statuses(forged)).toEqual([404]);
    for (const url of [`/api/agreement-signing-views/${link}`, `/api/unknown?token=${link}`, `/agreements/${link}`]) {
      expect((await api.backend.inject({ url })).statusCode).toBe(404);
    }
    await api.database.execute(sql`alter table signing_links rename to signing_links_broken`);
    expect(await statuses(link)).toEqual([500]);
    await api.database.execute(sql`alter table signing_links_broken rename to signing_links`);
    const lines = logged.slice(before);
    expect(lines.filter((line) => line.includes('request failed')).length).toBeGreaterThan(requests.length);
    expect(lines.join('')).not.toContain(link);
    expect(lines.join('')).not.toContain(forged);
  });

  it('shows only its own agreement, without the emails of other people', async () => {
    const [one, other] = [await api.aSent(), await api.aSent()];
    const { body } = await api.view(one.mia);
    expect(body.signing.id).toBe((await api.round(one.id))?.id);
    expect(JSON.stringify(body)).not.toContain(other.id);
    expect(body.signing.parties.map(({ email }: { email: string }) => email)).toEqual(['', mia, '']);
    await api.answer(one.mia, one.id);
    expect((await api.view(other.mia)).body.next).toBe('answer');
  });

  it('stops working when the owner sends a new one, also to a new address', async () => {
    const { id, mia: old } = await api.aSent();
    const party = (await api.view(old)).body.party;
    const invited = await api.post(`${api.path(id)}/invitations`, { party, email: 'mia.new@example.com' }, olivia);
    expect(invited.body.signing.parties[1].email).toBe('mia.new@example.com');
    expect((await api.view(old)).status).toBe(404);
    const latest = tokenIn(await api.lastMailTo('mia.new@example.com'));
    expect((await api.view(latest)).body.next).toBe('answer');
    expect((await api.answer(latest, id)).status).toBe(200);
    expect((await api.post(`${api.path(id)}/invitations`, { party }, olivia)).status).toBe(200);
    expect(await api.lastMailTo('mia.new@example.com')).toContain('Here’s your new link');
    expect((await api.kinds(id)).filter((kind) => kind === 'invited')).toHaveLength(2);
  });

  it('is sent again only to a tenant of the round who has not signed', async () => {
    const { id, mia: link, tom: other } = await api.anOwnerSigned();
    const [party, toms] = [(await api.view(link)).body.party, (await api.view(other)).body.party];
    await api.signAsTenant(link, id, await api.tenantCode(link, mia));
    const signed = await api.post(`${api.path(id)}/invitations`, { party }, olivia);
    expect([signed.status, signed.body.code]).toEqual([409, 'already-signed']);
    const landlord = (await api.view(other)).body.signing.parties[0].id;
    expect((await api.post(`${api.path(id)}/invitations`, { party: landlord }, olivia)).status).toBe(404);
    const elsewhere = await api.aSent();
    expect((await api.post(`${api.path(elsewhere.id)}/invitations`, { party: toms }, olivia)).status).toBe(404);
    const code = await api.tenantCode(other, tom);
    await api.post(`${api.path(id)}/invitations`, { party: toms }, olivia);
    const latest = tokenIn(await api.lastMailTo(tom));
    expect((await api.view(latest)).body.next).toBe('sign');
    // Anyone who reads the old mailbox has the old code, too.
    expect((await api.signAsTenant(latest, id, code)).status).toBe(422);
  });

  it('shows that it has expired, and the owner can send the agreement again', async () => {
    const { id, mia: link } = await api.aSent();
    api.tickBy(14 * 86_400_000);
    const { status, body } = await api.view(link);
    expect([status, body.next, body.signing.step, body.sections]).toEqual([200, 'closed', 'expired', []]);
    const invited = await api.post(`${api.path(id)}/invitations`, { party: body.party }, olivia);
    expect([invited.status, invited.body.code]).toEqual([410, 'signing-expired']);
    expect((await api.send(id)).status).toBe(200);
  });
});
