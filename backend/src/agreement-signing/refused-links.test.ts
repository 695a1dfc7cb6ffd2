import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { SigningStep } from 'shared-contract/agreement/signing';
import { insertSigning, signingCode } from '../testing/index.ts';
import { signingParties } from './signing-tables.ts';
import { tenantSigningRoutes } from './tenant-signing-routes.ts';
import { mia, olivia, type SigningApi, signingApi } from './testing/signing-api.ts';

let api: SigningApi;
const logged: string[] = [];
beforeAll(async () => {
  api = await signingApi({ logLevel: 'debug', logTo: { write: (line) => void logged.push(line) } });
});
afterAll(() => api.backend.close());

type Link = { token: string; documentSha256: string };

const bodies: Record<string, (link: Link) => object> = {
  '/api/agreement-signing-views': ({ token }) => ({ token }),
  '/api/agreement-signing-documents': ({ token }) => ({ token }),
  '/api/agreement-signing-answers': ({ token, documentSha256 }) => ({ token, documentSha256, answer: 'accepted' }),
  '/api/agreement-signing-codes': ({ token }) => ({ token }),
  '/api/agreement-signatures': ({ token, documentSha256 }) => ({
    token,
    documentSha256,
    code: signingCode,
    signature: { kind: 'typed', name: 'Mia Petrović' },
  }),
};

async function aLink(step: SigningStep = 'sent') {
  await api.backend.signInAs(olivia);
  const own = { ownerId: olivia.id, step, sentAt: api.now() };
  const { agreement, tokens } = await insertSigning(api.database, own);
  return { id: agreement.id, token: tokens[0] ?? '', documentSha256: await api.sha256(agreement.id) };
}

/** A link whose tenant got a new one. */
async function aReplacedLink() {
  const link = await aLink('ownerSigned');
  const { party } = (await api.view(link.token)).body;
  expect((await api.post(`${api.path(link.id)}/invitations`, { party }, olivia)).status).toBe(200);
  return link;
}

/** A link of an agreement that was signed so long ago that its download is over, or was never signed. */
async function anOldLink(step: SigningStep) {
  const link = await aLink(step);
  api.tickBy(31 * 86_400_000);
  return link;
}

async function aLinkAfter(change: (id: string) => Promise<unknown>) {
  const link = await aLink();
  await change(link.id);
  return link;
}
const patch = (payload: object) => (id: string) =>
  api.backend.inject({ method: 'PATCH', url: api.path(id), payload, headers: { 'if-match': '*' } }, olivia);

const viewOnly = [200, 410, 410, 410, 410];
const tables: Record<string, [open: () => Promise<Link>, statuses: number[]]> = {
  'a forged link': [async () => ({ ...(await aLink()), token: 'x'.repeat(43) }), [404, 404, 404, 404, 404]],
  'a link of another case': [
    async () => {
      const link = await aLink();
      const flipped = [...link.token].map((one) => (one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase()));
      return { ...link, token: flipped.join('') };
    },
    [404, 404, 404, 404, 404],
  ],
  'a shortened link': [
    async () => {
      const link = await aLink();
      return { ...link, token: link.token.slice(1) };
    },
    [404, 404, 404, 404, 404],
  ],
  'no link': [async () => ({ ...(await aLink()), token: '' }), [404, 404, 404, 404, 404]],
  'a replaced link': [aReplacedLink, [404, 404, 404, 404, 404]],
  'an expired link': [() => anOldLink('sent'), viewOnly],
  'a link whose agreement was declined': [() => aLink('declined'), viewOnly],
  'a link whose terms changed': [
    () => aLinkAfter(patch({ tenancyAgreementDetails: [{ name: 'rent', value: '640.00' }] })),
    viewOnly,
  ],
  'a link whose agreement was cancelled': [() => aLinkAfter(patch({ status: 'draft' })), viewOnly],
  'a link whose agreement was ended': [() => aLinkAfter(patch({ status: 'terminated' })), viewOnly],
  'a link for the document of another agreement': [
    async () => ({ ...(await aLink('ownerSigned')), documentSha256: (await aLink()).documentSha256 }),
    [200, 200, 409, 204, 409],
  ],
  'a used link, which answers a repeated signature as the first one': [
    () => aLink('signed'),
    [200, 200, 409, 409, 200],
  ],
  'a used link after the time for downloads': [() => anOldLink('signed'), [410, 410, 410, 410, 410]],
};

describe('a request with a link', () => {
  it('has a row for every route that takes a token', () => {
    expect(Object.keys(bodies)).toEqual(tenantSigningRoutes.map(({ path }) => path));
  });

  it.each(Object.entries(tables))('%s gets only what it covers, and is in no log', async (_name, [open, statuses]) => {
    const link = await open();
    const before = logged.length;
    const replies = [];
    for (const [url, bodyOf] of Object.entries(bodies)) replies.push(await api.post(url, bodyOf(link)));
    expect(replies.map(({ status }) => status)).toEqual(statuses);
    for (const { status, response } of replies.filter(({ status }) => status >= 400)) {
      expect([status, response.body]).toEqual([status, expect.not.stringMatching(/Mia|Tom|Olivia|@example|Bridge|\$/)]);
    }
    expect(new Set(replies.filter(({ status }) => status === 404).map(({ body }) => body.detail)).size).toBeLessThan(2);
    const lines = logged.slice(before).join('');
    expect(lines).toContain('/api/agreement-signing-views');
    if (link.token !== '') expect(lines).not.toContain(link.token);
  });

  it('shows nothing of an agreement that is over', async () => {
    for (const link of [await anOldLink('sent'), await aLink('declined'), await aLink('cancelled')]) {
      const { body } = await api.view(link.token);
      expect([body.next, body.sections]).toEqual(['closed', []]);
      expect(body.signing.parties.map(({ email }: { email: string }) => email)).toEqual(['', mia, '']);
    }
  });

  it('changes nothing where it is refused', async () => {
    const link = await aLink();
    const other = await aLink();
    const url = '/api/agreement-signing-answers';
    expect(
      (await api.post(url, { token: link.token, documentSha256: other.documentSha256, answer: 'accepted' })).status,
    ).toBe(409);
    for (const { id } of [link, other]) {
      const round = await api.round(id);
      const { signingId, status } = signingParties;
      const rows = await api.database
        .select({ status })
        .from(signingParties)
        .where(eq(signingId, round?.id ?? ''));
      expect([round?.step, ...new Set(rows.map((row) => row.status))]).toEqual(['sent', 'invited']);
    }
  });
});
