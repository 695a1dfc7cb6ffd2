import type { APIRequestContext } from '@playwright/test';

/** Ids of the demo owner's records. Property, listing, tenancy and agreement belong together. */
export type OwnedIds = {
  propertyId: string;
  listingId: string;
  tenancyId: string;
  /** An agreement that can be edited. */
  agreementId: string;
  /** An order that isn't paid, with complete billing and delivery details. */
  orderId: string;
  /** An order for which nothing is due. Only its review opens without a chosen payment method. */
  freeOrderId: string;
  paidOrderId: string;
  subscriptionId: string;
  /** A rental application that has no answer, and its property. */
  applicationId: string;
  appliedPropertyId: string;
  /** A tenant check that can be edited. */
  checkId: string;
};

type Resource = { '@id': string; id: string; status: string; property: { id: string }; target: { '@type': string } };
/** An application names its property by address, such as `/api/properties/0f…`. */
type Application = Omit<Resource, 'property'> & { property: string };

const billing = { name: 'Olivia Nguyen', email: 'olivia@example.com' };
const delivery = {
  recipient: 'Olivia Nguyen',
  streetAddress: '4/112 Victoria Street',
  suburb: 'Brunswick',
  state: 'VIC',
  postcode: '3056',
};

/**
 * Finds the records through the API with the session of `request`. Completes the details of the open order, so that
 * no step of its checkout redirects to an earlier one.
 * @throws Error when the owner lacks one of the records
 */
export async function ownedRecords(request: APIRequestContext, site: string): Promise<OwnedIds> {
  const api = await ownersApi(request, site);
  const agreement = await api.first('/api/tenancy-agreements?status=draft');
  const propertyId = agreement.property.id;
  const order = await api.first('/api/orders?status=initiated', ({ target }) => target['@type'] === 'Listing');
  await api.patch(order['@id'], { billing, delivery });
  const freeOrderId = await openFreeOrder(api, propertyId);
  const application = await api.first<Application>('/api/applications?status=submitted');
  return {
    propertyId,
    agreementId: agreement.id,
    listingId: (await api.first(`/api/listings?property.id=${propertyId}`)).id,
    tenancyId: (await api.first(`/api/tenancies?property.id=${propertyId}`)).id,
    orderId: order.id,
    freeOrderId,
    paidOrderId: (await api.first('/api/orders?status=processing')).id,
    subscriptionId: (await api.first('/api/subscriptions', ({ status }) => status === 'active')).id,
    applicationId: application.id,
    appliedPropertyId: application.property.replace('/api/properties/', ''),
    checkId: (await api.first('/api/tenant-checks?status=draft')).id,
  };
}

/** Returns an order of the property with a promo code for the full price. Opens it, unless an earlier call did. */
async function openFreeOrder(api: Api, propertyId: string): Promise<string> {
  const known = await api.find(`/api/orders?status=initiated&targetId=${propertyId}`);
  if (known) return known.id;
  const order = await api.post('/api/orders', { target: `/api/properties/${propertyId}` });
  const product = await api.first('/api/products?sku[]=CONDITION-REPORT');
  const code = await api.first('/api/promotion-codes?code=FULLHOUSE');
  const item = { id: crypto.randomUUID(), parentOrder: order['@id'], product: product['@id'], quantity: 1 };
  await api.post('/api/order-items', item);
  await api.patch(order['@id'], { billing, promotionCode: code['@id'] });
  return order.id;
}

type Api = Awaited<ReturnType<typeof ownersApi>>;

async function ownersApi(request: APIRequestContext, site: string) {
  const sameOrigin = { 'sec-fetch-site': 'same-origin' };
  const { tokens } = await (await request.get(`${site}/api/auth/session`, { headers: sameOrigin })).json();
  const { csrfToken } = await (await request.get(`${site}/api/auth/csrf-token`, { headers: sameOrigin })).json();
  const headers = { ...sameOrigin, authorization: `Bearer ${tokens.accessToken}`, 'x-csrf-token': csrfToken };
  const send = async (method: 'post' | 'patch', path: string, data: object, type: string): Promise<Resource> => {
    const sending = { ...headers, 'content-type': type, 'if-match': '*' };
    const response = await request[method](site + path, { headers: sending, data });
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
    return response.json();
  };
  const find = async <One = Resource>(path: string, matches: (one: One) => boolean = () => true) => {
    const { member } = await (await request.get(site + path, { headers })).json();
    return (member as One[]).find(matches);
  };
  return {
    find,
    async first<One = Resource>(path: string, matches?: (one: One) => boolean): Promise<One> {
      const found = await find(path, matches);
      if (!found) throw new Error(`The demo owner has no record of ${path}.`);
      return found;
    },
    post: (path: string, data: object) => send('post', path, data, 'application/json'),
    patch: (path: string, data: object) => send('patch', path, data, 'application/merge-patch+json'),
  };
}
