import type { Page } from '@playwright/test';
import type { RunningSite } from 'site/testing';
import { aPdf } from './a-pdf.ts';
import { headersOfUser } from './signed-in.ts';
import { expect } from './verandah.ts';

type Call = { method?: 'GET' | 'POST' | 'PATCH'; data?: object; type?: string };

/** Calls the API as the user of this page. Every call needs its own access token, because tokens are short-lived. */
async function call(page: Page, site: RunningSite, path: string, { method = 'GET', data, type }: Call = {}) {
  const headers = { ...(await headersOfUser(page.context(), site)), accept: 'application/ld+json' };
  const content = data && {
    data,
    headers: { ...headers, 'if-match': '*', 'content-type': type ?? 'application/json' },
  };
  const response = await page.request.fetch(site.url + path, { method, headers, ...content });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  return response.json();
}

const idIn = (iri: string) => iri.split('/').at(-1) ?? '';

/** Finds real ids of this owner for the addresses of SPEC.md §2. Adds an open order and a document. */
export async function findSpecIds(page: Page, site: RunningSite) {
  const read = (path: string) => call(page, site, path);
  const membersOf = async (path: string) => (await read(path)).member;
  const firstOf = async (path: string) => {
    const [first] = await membersOf(path);
    expect(first, `one of ${path}`).toBeDefined();
    return first;
  };
  const { listing, property } = await aListingWithOrder(read, membersOf);
  const tenancy = await firstOf('/api/tenancies');
  const agreements = await membersOf('/api/tenancy-agreements');
  const checks = await membersOf('/api/tenant-checks');
  const applications = await membersOf('/api/applications');
  const application = applications.find(({ status }: { status: string }) => status !== 'withdrawn');
  const orders = await membersOf('/api/orders');
  const statusIs =
    (...wanted: string[]) =>
    ({ status }: { status: string }) =>
      wanted.includes(status);
  return {
    property,
    listing,
    application: { id: application.id, property: idIn(application.property) },
    document: await aDocument(page, site, property),
    expense: await anExpense(membersOf),
    tenancy: { id: tenancy.id, property: propertyOf(tenancy) },
    transaction: await aTransaction(membersOf),
    order: orders.find(statusIs('completed', 'paid', 'processing')),
    openOrder: await anOpenOrder(page, site),
    subscription: (await firstOf('/api/subscriptions')).id,
    draftAgreement: agreements.find(statusIs('draft')).id,
    endedAgreement: agreements.find(statusIs('terminated')).id,
    check: checks[0].id,
    draftCheck: (checks.find(statusIs('draft')) ?? checks[0]).id,
  };
}

export type SpecIds = Awaited<ReturnType<typeof findSpecIds>>;

type Read = (path: string) => ReturnType<typeof call>;

/** The relation is an IRI or an embedded property. */
const propertyOf = ({ property }: { property: string | { '@id': string } }) =>
  idIn(typeof property === 'string' ? property : property['@id']);

/** A listing with an offer, on a property with an order: the steps `summary` and `checkout-direct` need an order. */
async function aListingWithOrder(read: Read, membersOf: Read) {
  for (const offer of await membersOf('/api/offers')) {
    const listing = await read(offer.listing);
    const property = propertyOf(listing);
    if ((await membersOf(`/api/orders?property.id=${property}`)).length > 0) return { listing: listing.id, property };
  }
  throw new Error('Expected a listing with an offer and an order.');
}

async function anExpense(membersOf: Read) {
  for (const { id: property } of await membersOf('/api/properties')) {
    const [expense] = await membersOf(`/api/properties/${property}/expenses`);
    if (expense) return { id: expense.id, property };
  }
  throw new Error('Expected a property with an expense.');
}

async function aTransaction(membersOf: Read) {
  for (const tenancy of await membersOf('/api/tenancies')) {
    const [transaction] = await membersOf(`/api/tenancies/${tenancy.id}/ledger`);
    if (transaction) return { id: transaction.id, kind: transaction.kind, property: propertyOf(tenancy) };
  }
  throw new Error('Expected a tenancy with a transaction.');
}

async function aDocument(page: Page, site: RunningSite, property: string): Promise<string> {
  const path = `/api/properties/${property}/documents?category=insurance&name=policy.pdf`;
  const document = await call(page, site, path, {
    method: 'POST',
    data: aPdf(['Landlord insurance']),
    type: 'application/pdf',
  });
  return document.id;
}

/** An order of something that is shipped, complete up to the payment, so that each step of the checkout is shown. */
async function anOpenOrder(page: Page, site: RunningSite): Promise<string> {
  const { member: products } = await call(page, site, '/api/products?sku[]=KEY-SAFE');
  const { member: properties } = await call(page, site, '/api/properties');
  for (const { '@id': target, id } of properties) {
    const { totalItems } = await call(
      page,
      site,
      `/api/orders?targetId=${id}&status[]=initiated&status[]=paymentPending`,
    );
    if (totalItems > 0) continue;
    const order = await call(page, site, '/api/orders', { method: 'POST', data: { target } });
    const item = { id: crypto.randomUUID(), parentOrder: order['@id'], product: products[0]['@id'], quantity: 1 };
    await call(page, site, '/api/order-items', { method: 'POST', data: item });
    const billing = { name: 'Olivia Nguyen', email: 'olivia@example.com' };
    const street = { recipient: billing.name, streetAddress: '7 Swan Street' };
    const delivery = { ...street, suburb: 'Richmond', state: 'VIC', postcode: '3121' };
    await patchOrder(page, site, order.id, { billing, delivery });
    return order.id;
  }
  throw new Error('Expected a property without an open order.');
}

/** Ends the order that `findSpecIds` has opened, so that later journeys find the demo account as it was. */
export const cancelOrder = (page: Page, site: RunningSite, id: string) =>
  patchOrder(page, site, id, { status: 'cancelled' });

const patchOrder = (page: Page, site: RunningSite, id: string, data: object) =>
  call(page, site, `/api/orders/${id}`, { method: 'PATCH', data, type: 'application/merge-patch+json' });
