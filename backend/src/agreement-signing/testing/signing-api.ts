import { eq } from 'drizzle-orm';
import type { BackendConfig } from '../../config.ts';
import { tenancyAgreements } from '../../tenancy-agreements/tenancy-agreement-table.ts';
import {
  guestHeaders,
  insertProperty,
  insertSendableAgreement,
  insertSigning,
  type TestUser,
  testBackend,
} from '../../testing/index.ts';
import { agreementEvents, signings } from '../signing-tables.ts';

export const olivia: TestUser = { id: '51000000-0000-4000-8000-000000000001', username: 'olivia@example.com' };
export const jack: TestUser = { id: '51000000-0000-4000-8000-000000000002' };

/** The tenants of `insertAgreement`. */
export const [mia, tom] = ['mia@example.com', 'tom@example.com'];

/** Creates a backend on 21 November 2026 and the requests of an owner and of tenants who sign agreements. */
export async function signingApi(overrides: Partial<BackendConfig> = {}) {
  let now = new Date('2026-11-21T00:00:00Z');
  /** Each request has a time of its own, so mails have an order. */
  const tick = () => {
    now = new Date(now.getTime() + 1);
    return now;
  };
  const backend = await testBackend({ signingCodesPerHour: 100_000, clock: tick, ...overrides });
  const { database } = backend;
  let guest = { headers: await guestHeaders(backend), until: now.getTime() + 3_600_000 };

  /** A browser that was open for long gets a new CSRF token. */
  async function latestGuest(): Promise<Record<string, string>> {
    if (now.getTime() > guest.until) {
      guest = { headers: await guestHeaders(backend), until: now.getTime() + 3_600_000 };
    }
    return guest.headers;
  }

  async function post(url: string, payload: object | undefined, as?: TestUser) {
    const headers = as ? { 'if-match': '*' } : {};
    const sent = { method: 'POST' as const, url, headers, ...(payload && { payload }) };
    const response = await backend.inject(sent, as ?? (await latestGuest()));
    const isJson = String(response.headers['content-type']).includes('json');
    return { status: response.statusCode, body: isJson ? response.json() : null, headers: response.headers, response };
  }

  /** A draft that can be sent, of a property of its own. */
  async function aDraft(changes: Partial<typeof tenancyAgreements.$inferInsert> = {}) {
    await backend.signInAs(olivia);
    const property = await insertProperty(database, { ownerId: olivia.id });
    return insertSendableAgreement(database, { ownerId: olivia.id, propertyId: property.id, ...changes });
  }

  const path = (id: string) => `/api/tenancy-agreements/${id}`;
  const send = (id: string, as: TestUser = olivia, body: object = { officialFormAttached: true }) =>
    post(`${path(id)}/sending`, body, as);
  const mailsTo = async (address: string) => (await backend.mails()).filter(({ to }) => to === address);
  const lastMailTo = async (address: string) => (await mailsTo(address)).at(-1)?.text ?? '';
  const round = async (id: string) => {
    const rows = await database.select().from(signings).where(eq(signings.agreementId, id)).orderBy(signings.sentAt);
    return rows.at(-1);
  };
  const sha256 = async (id: string) => (await round(id))?.documentSha256 ?? '';

  const view = (token: string) => post('/api/agreement-signing-views', { token });
  const answer = async (token: string, id: string, how: 'accepted' | 'declined' = 'accepted', reason?: string) =>
    post('/api/agreement-signing-answers', { token, documentSha256: await sha256(id), answer: how, reason });
  const ownerCode = async (id: string) => {
    tickBy(60_000);
    await post(`${path(id)}/signing-code`, undefined, olivia);
    return codeIn(await lastMailTo('olivia@example.com'));
  };
  const tenantCode = async (token: string, address: string) => {
    tickBy(60_000);
    await post('/api/agreement-signing-codes', { token });
    return codeIn(await lastMailTo(address));
  };
  const typed = (name: string) => ({ kind: 'typed', name });
  const signAsOwner = async (id: string, code?: string, signature: object = typed('Olivia Nguyen')) => {
    const body = { documentSha256: await sha256(id), code: code ?? (await ownerCode(id)), signature };
    return post(`${path(id)}/owner-signature`, body, olivia);
  };
  const signAsTenant = async (token: string, id: string, code: string, signature: object = typed('Mia Petrović')) =>
    post('/api/agreement-signatures', { token, documentSha256: await sha256(id), code, signature });
  const tickBy = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };

  /** An agreement that was sent, with the links of its tenants. */
  async function aSent(changes: Parameters<typeof aDraft>[0] = {}) {
    const { id } = await aDraft(changes);
    const sent = await send(id);
    if (sent.status !== 200) throw new Error(`The agreement was not sent: ${sent.response.body}`);
    return { id, mia: tokenIn(await lastMailTo(mia)), tom: tokenIn(await lastMailTo(tom)) };
  }

  /** An agreement that both tenants have accepted and the owner has signed, with the links of the tenants. */
  async function anOwnerSigned() {
    await backend.signInAs(olivia);
    const { agreement, tokens } = await insertSigning(database, {
      ownerId: olivia.id,
      step: 'ownerSigned',
      sentAt: tick(),
    });
    return { id: agreement.id, mia: tokens[0] ?? '', tom: tokens[1] ?? '' };
  }

  return {
    backend,
    database,
    path,
    post,
    aDraft,
    aSent,
    anOwnerSigned,
    send,
    view,
    answer,
    ownerCode,
    tenantCode,
    signAsOwner,
    signAsTenant,
    typed,
    mailsTo,
    lastMailTo,
    round,
    sha256,
    tickBy,
    now: tick,
    agreement: async (id: string) => {
      const [row] = await database.select().from(tenancyAgreements).where(eq(tenancyAgreements.id, id));
      if (!row) throw new Error('There is no such agreement.');
      return row;
    },
    kinds: async (id: string) => {
      const { agreementId, at, kind, sequence } = agreementEvents;
      const isIts = eq(agreementId, id);
      const rows = await database.select({ kind }).from(agreementEvents).where(isIts).orderBy(at, sequence);
      return rows.map((row) => row.kind);
    },
  };
}

export type SigningApi = Awaited<ReturnType<typeof signingApi>>;

/** Returns the token of the link in a mail to a tenant. */
export const tokenIn = (text: string) => /\/agreements\/([\w-]{43})(?:\s|$)/.exec(text)?.[1] ?? '';
export const codeIn = (text: string) => /is (\d{6})\./.exec(text)?.[1] ?? '';
