import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { privateLinkHeader } from 'shared-contract/tenant-check/check-link';
import { checkCoverage } from 'shared-contract/tenant-check/check-product';
import type { IdentityDocumentContent } from 'shared-contract/tenant-check/identity-document';
import { cancelFulfilment, startFulfilment } from '../../fulfilment/start-fulfilment.ts';
import { orders } from '../../orders/order-table.ts';
import { providerContext } from '../../payments/money-context.ts';
import { guestHeaders, insertProduct, insertProperty, type TestUser, testBackend } from '../../testing/index.ts';
import { zoe } from '../../testing/insert-tenant-check.ts';
import { tenantChecks } from '../tenant-check-table.ts';

export const olivia: TestUser = { id: '34000000-0000-4000-8000-000000000001' };
export const jack: TestUser = { id: '34000000-0000-4000-8000-000000000002' };

export const passport: IdentityDocumentContent = {
  kind: 'passport',
  nameOnDocument: zoe.name,
  number: 'PA1234567',
  country: 'AU',
  expiresOn: '2031-02-28',
};
export const medicare: IdentityDocumentContent = {
  kind: 'medicareCard',
  nameOnDocument: zoe.name,
  number: '2123 45670 1',
  individualReference: '1',
  expiresOn: '2028-06-30',
};
export const bill: IdentityDocumentContent = { kind: 'utilityBill', nameOnDocument: zoe.name, institution: 'AGL' };

export const licence: IdentityDocumentContent = {
  kind: 'driverLicence',
  nameOnDocument: zoe.name,
  number: '12345678',
  cardNumber: 'P1234567',
  state: 'VIC',
  expiresOn: '2030-01-01',
};

/** 135 points with a photo. Each has a number, so it counts without a scan. */
export const enough = [passport, medicare, licence];

/** Creates a backend on 21 November 2026 that sells checks, with the requests of owners and applicants. */
export async function checkApi() {
  let now = new Date('2026-11-21T00:00:00Z');
  const logged: string[] = [];
  const backend = await testBackend({
    offersPerHour: 100_000,
    clock: () => (now = new Date(now.getTime() + 1)),
    logLevel: 'debug',
    logTo: { write: (line: string) => void logged.push(line) },
  });
  const { database } = backend;
  const guest: Record<string, string> = {};
  async function openGuestSession() {
    Object.assign(guest, await guestHeaders(backend));
  }
  await openGuestSession();
  await backend.signInAs(olivia);
  const tica = { sku: checkCoverage.TICA.sku, name: 'TICA', priceCents: 2_900, fulfilment: 'tenantCheck' } as const;
  await insertProduct(database, tica);

  type As = TestUser | Record<string, string>;
  async function send(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object, as: As = olivia) {
    const headers: Record<string, string> = method === 'PATCH' ? { 'if-match': '*' } : {};
    if (Buffer.isBuffer(payload)) headers['content-type'] = 'application/octet-stream';
    const found = await backend.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) }, as);
    const isJson = String(found.headers['content-type']).includes('json');
    return {
      status: found.statusCode,
      body: isJson ? found.json() : null,
      bytes: found.rawPayload,
      headers: found.headers,
    };
  }
  const post = (path: string, payload?: object, as?: As) => send('POST', path, payload, as);
  const asApplicant = (name: string, payload: object) => post(`tenant-check-${name}`, payload, guest);

  const rowOf = async (id: string) => {
    const [row] = await database.select().from(tenantChecks).where(eq(tenantChecks.id, id));
    return row ?? null;
  };
  const statusOf = async (id: string) => (await rowOf(id))?.status;

  /** Returns the token of the newest link that was mailed to an address. */
  async function tokenOf(address: string) {
    const mail = (await backend.mails()).filter(({ to }) => to === address).at(-1);
    return /\/check-authorisations\/([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
  }

  const inputFor = (propertyId: string, applicant: object = {}) => ({
    id: randomUUID(),
    property: `/api/properties/${propertyId}`,
    product: 'TICA',
    applicant: { ...zoe, email: `zoe-${randomUUID().slice(0, 8)}@example.com`, ...applicant },
    consent: true,
  });

  /** A draft about Zoë. */
  async function aDraft(values: { propertyId?: string; applicant?: object } = {}) {
    const propertyId = values.propertyId ?? (await insertProperty(database, { ownerId: olivia.id })).id;
    const input = inputFor(propertyId, values.applicant);
    const { body, status } = await post('tenant-checks', input);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return { id: input.id, propertyId, email: input.applicant.email, input };
  }

  /** A check whose applicant has a link. */
  async function aLinked(values: Parameters<typeof aDraft>[0] = {}) {
    const draft = await aDraft(values);
    await post(`tenant-checks/${draft.id}/links`);
    return { ...draft, token: await tokenOf(draft.email) };
  }

  const view = (token: string) => asApplicant('views', { token });
  const addAs = (token: string, content: object, id = randomUUID()) =>
    asApplicant('applicant-documents', { token, id, content });
  async function signatureOf(token: string) {
    const { version, authorisationSha256: textSha256, applicant } = (await view(token)).body;
    return { token, version, textSha256, name: applicant.name, consent: true };
  }
  const sign = async (token: string, changes: object = {}) =>
    asApplicant('signatures', { ...(await signatureOf(token)), ...changes });
  async function addEnough(token: string) {
    for (const content of enough) await addAs(token, content);
  }

  /** Pays an order as a settled payment does, and carries out what it leads to. */
  async function payOrder(orderId: string) {
    await database.update(orders).set({ status: 'paid', paidAt: now }).where(eq(orders.id, orderId));
    await providerContext(backend).transact((money) => startFulfilment(money, orderId));
    await backend.runQueue('fulfilment');
  }
  /** Cancels what an order leads to, as a refund does. */
  const cancelItems = (orderId: string) =>
    providerContext(backend).transact((money) => cancelFulfilment(money, orderId));
  async function refundOrder(orderId: string) {
    await database.update(orders).set({ status: 'refunded' }).where(eq(orders.id, orderId));
    await cancelItems(orderId);
  }
  /** Adds a check to the order of its property and pays the order. Returns the id of the order. */
  async function pay(checkId: string) {
    const { order } = (await post(`tenant-checks/${checkId}/payments`)).body;
    const orderId = String(order).replace('/api/orders/', '');
    await payOrder(orderId);
    return orderId;
  }

  return {
    backend,
    database,
    logged,
    guest,
    send,
    post,
    asApplicant,
    rowOf,
    statusOf,
    tokenOf,
    inputFor,
    aDraft,
    aLinked,
    view,
    addAs,
    addEnough,
    sign,
    signatureOf,
    pay,
    payOrder,
    refundOrder,
    cancelItems,
    detailOf: async (id: string) => (await send('GET', `tenant-checks/${id}`)).body,
    kindsOf: async (id: string) =>
      (await send('GET', `tenant-checks/${id}`)).body.events.map(
        ({ by, kind }: { by: string; kind: string }) => `${by} ${kind}`,
      ),
    scanAs: (token: string, documentId: string, file: Buffer) =>
      post(`tenant-check-applicant-scans/${documentId}`, file, { ...guest, [privateLinkHeader]: token }),
    /** Moves the clock, and opens a new session for guests, because theirs has ended. */
    setNow: (at: string) => {
      now = new Date(at);
      return openGuestSession();
    },
  };
}
