import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pathsIn, withTerms } from '../tenancy-agreements/testing/agreement-calls.ts';
import { insertSigning, signingCode } from '../testing/index.ts';
import { olivia, type SigningApi, signingApi } from './testing/signing-api.ts';

let api: SigningApi;
beforeAll(async () => {
  api = await signingApi();
});
afterAll(() => api.backend.close());

/**
 * `stored` as it is where it is short enough, `rejected` because it is deceptive or too long, or `unreadable`, so that
 * the whole request is refused.
 */
const hostile: readonly (readonly [name: string, text: string, 'stored' | 'rejected' | 'unreadable'])[] = [
  ['a script', '<script>alert(1)</script>', 'stored'],
  ['HTML', '<img src=x onerror=alert(1)>', 'stored'],
  ['templates', `\${7*7} {{rent}} %s`, 'stored'],
  ['a query', "'; drop table users; --", 'stored'],
  ['emoji', '🏡👩‍👩‍👧 Żółw', 'stored'],
  ['Hebrew and Arabic', 'שלום سلام', 'stored'],
  ['a direction mark', 'abc\u202egnp.exe', 'rejected'],
  ['an isolate', 'a\u2066b', 'rejected'],
  ['a null byte', 'nul\0l', 'unreadable'],
  ['half a character', 'half \ud83c', 'unreadable'],
  ['10,001 characters', 'x'.repeat(10_001), 'rejected'],
];

type Body = Record<string, unknown>;
type Field = readonly [path: string, patch: (text: string) => Body, isFree: boolean];

const person = { name: 'Olivia', address: '1 Owner Parade', phone: '', email: '' };
const landlord = (name: string): Field => [
  `landlordDetails.${name}`,
  (text) => ({ landlordDetails: { ...person, [name]: text } }),
  ['name', 'address'].includes(name),
];
const tenant = (name: string): Field => [
  `tenantDetails[0].${name}`,
  (text) => ({ tenantDetails: [{ ...person, primaryTenant: true, position: 1, [name]: text }] }),
  ['name', 'address'].includes(name),
];
const term = (path: string, fill: (text: string) => unknown, isFree = true): Field => [
  `tenancyAgreementDetails.${path}`,
  (text) => withTerms({ [path.split(/[.[]/)[0] ?? '']: fill(text) }),
  isFree,
];
const account = { name: 'O Nguyen', bsb: '063-000', number: '12345678' };
const power = { service: 'electricity', connected: true, paidBy: 'tenant', individuallyMetered: false };

/** Every text of an agreement. A field that is not free has a format of its own. */
const fields: readonly Field[] = [
  ...['name', 'address', 'phone', 'email', 'acn'].map(landlord),
  ...['name', 'address', 'phone', 'email'].map(tenant),
  ...['leaseType', 'startDate', 'endDate', 'rent', 'rentPaid', 'firstPayment', 'bond'].map((name) =>
    term(name, (text) => text, false),
  ),
  term('paymentMethods[0]', (text) => [text], false),
  term('paymentAccount.name', (name) => ({ ...account, name })),
  term('paymentAccount.bsb', (bsb) => ({ ...account, bsb }), false),
  term('paymentAccount.number', (number) => ({ ...account, number }), false),
  term('paymentReference', (text) => text),
  term('agreedRentIncrease.method', (method) => ({ kind: 'method', date: '2030-08-01', method })),
  term('utilities[0].apportionment', (apportionment) => [{ ...power, apportionment }]),
  term('pets', (text) => text),
  term('repairers[0].name', (name) => [{ trade: 'gas', name, phone: '13 11 14' }]),
  term('repairers[0].phone', (phone) => [{ trade: 'gas', name: 'Drip & Sons', phone }], false),
  term('inclusions', (text) => text),
  term('exclusions', (text) => text),
  term('ownersCorp.conditions', (conditions) => ({ applicable: true, conditions })),
  term('specialTerms', (text) => text),
];

async function patch(url: string, payload: Body) {
  const response = await api.backend.inject({ method: 'PATCH', url, payload, headers: { 'if-match': '*' } }, olivia);
  return { status: response.statusCode, body: response.json() };
}

const shortest = 18;
const refusals = { stored: 422, rejected: 422, unreadable: 400 };

describe('hostile text in an agreement', () => {
  it.each(hostile)(
    '%s is stored as text or rejected at its field, and the PDF is made',
    async (_name, text, outcome) => {
      const url = api.path((await api.aDraft()).id);
      for (const [path, bodyOf, isFree] of fields) {
        const { status, body } = await patch(url, bodyOf(text));
        const mustStore = outcome === 'stored' && isFree && text.length <= shortest;
        const allowed = mustStore ? [200] : outcome === 'stored' && isFree ? [200, 422] : [refusals[outcome]];
        expect([path, allowed.includes(status), status]).toEqual([path, true, status]);
        if (status === 422) expect([path, ...new Set(pathsIn(body))]).toEqual([path, path]);
        if (status === 200) expect([path, JSON.stringify(body).includes(JSON.stringify(text))]).toEqual([path, true]);
      }
      const pdf = await api.backend.inject({ url: `${url}/document` }, olivia);
      expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    },
  );
});

/** An agreement that waits for the last signature, with the link of that tenant. */
async function aRound(step: 'sent' | 'accepted' | 'ownerSigned', statuses: ('accepted' | 'signed' | 'invited')[]) {
  await api.backend.signInAs(olivia);
  const { agreement, tokens } = await insertSigning(api.database, {
    ownerId: olivia.id,
    step,
    statuses,
    sentAt: api.now(),
  });
  return { id: agreement.id, token: tokens[1] ?? '', documentSha256: await api.sha256(agreement.id) };
}

describe('hostile text in signing', () => {
  it.each(hostile)('%s is stored and escaped, or rejected at its field', async (_name, text, outcome) => {
    const isStored = outcome === 'stored';
    const replyAt = (field: string) => [isStored ? 200 : refusals[outcome], outcome === 'rejected' ? field : undefined];
    const declined = await aRound('sent', ['accepted', 'invited']);
    const declining = { token: declined.token, documentSha256: declined.documentSha256, answer: 'declined' };
    const answer = await api.post('/api/agreement-signing-answers', { ...declining, reason: text });
    expect([answer.status, answer.body.violations?.[0].propertyPath]).toEqual(replyAt('reason'));
    const { body } = await api.view(declined.token);
    expect(body.signing.parties[2].declineReason).toBe(isStored ? text : null);

    const open = await aRound('ownerSigned', ['signed', 'accepted']);
    const signed = await api.signAsTenant(open.token, open.id, signingCode, api.typed(text));
    expect([signed.status, signed.body.violations?.[0].propertyPath]).toEqual(replyAt('signature.name'));
    const pdf = await api.backend.inject({ url: `${api.path(open.id)}/signed-document` }, olivia);
    expect(pdf.rawPayload.subarray(0, 5).toString() === '%PDF-').toBe(isStored);

    const mails = (await api.backend.mails()).map(({ html }) => html).join('');
    expect(mails).not.toMatch(/<script|<img/);
  });

  it.each(hostile)('%s instead of a token, code, hash, party or address is refused', async (_name, text, outcome) => {
    const { id, token, documentSha256 } = await aRound('accepted', ['accepted', 'accepted']);
    const signature = { kind: 'typed', name: 'Tom O’Brien' };
    const { party } = (await api.view(token)).body;
    const sign = (changes: object) => ({ token, documentSha256, code: signingCode, signature, ...changes });
    const [answers, signatures] = ['/api/agreement-signing-answers', '/api/agreement-signatures'];
    const byLink: readonly (readonly [string, object])[] = [
      ...['views', 'documents', 'codes'].map((name) => [`/api/agreement-signing-${name}`, { token: text }] as const),
      [answers, { token: text, documentSha256, answer: 'accepted' }],
      [answers, { token, documentSha256: text, answer: 'accepted' }],
      [answers, { token, documentSha256, answer: text }],
      ...[{ token: text }, { code: text }, { signature: { ...signature, kind: text } }].map(
        (changes) => [signatures, sign(changes)] as const,
      ),
      [signatures, sign({ signature: { ...signature, kind: 'drawn', image: text } })],
    ];
    const byOwner: readonly (readonly [string, object])[] = [
      [`${api.path(id)}/owner-signature`, { documentSha256, code: text, signature }],
      [`${api.path(id)}/invitations`, { party: text }],
      [`${api.path(id)}/invitations`, { party, email: text }],
      [`${api.path(id)}/sending`, { officialFormAttached: text }],
    ];
    const refused = outcome === 'unreadable' ? [400] : [404, 422];
    for (const [requests, as] of [
      [byLink, undefined],
      [byOwner, olivia],
    ] as const) {
      for (const [url, body] of requests) {
        const { status } = await api.post(url, body, as);
        expect([url, refused.includes(status), status]).toEqual([url, true, status]);
      }
    }
    expect((await api.round(id))?.step).toBe('accepted');
  });
});
