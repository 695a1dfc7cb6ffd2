import type { APIRequestContext } from '@playwright/test';

/** Ids of the demo owner's records. All but the paid order and the subscription belong to one property. */
export type OwnedIds = {
  propertyId: string;
  listingId: string;
  tenancyId: string;
  /** An agreement that can be edited. */
  agreementId: string;
  /** An order that isn't paid, ready for the last step of its checkout. */
  orderId: string;
  paidOrderId: string;
  subscriptionId: string;
};

type Resource = { '@id': string; id: string; status: string; property: { id: string } };

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
  const order = await api.first('/api/orders?status=initiated');
  await api.patch(order['@id'], { billing, delivery });
  return {
    propertyId,
    agreementId: agreement.id,
    listingId: (await api.first(`/api/listings?property.id=${propertyId}`)).id,
    tenancyId: (await api.first(`/api/tenancies?property.id=${propertyId}`)).id,
    orderId: order.id,
    paidOrderId: (await api.first('/api/orders?status=processing')).id,
    subscriptionId: (await api.first('/api/subscriptions', ({ status }) => status === 'active')).id,
  };
}

async function ownersApi(request: APIRequestContext, site: string) {
  const sameOrigin = { 'sec-fetch-site': 'same-origin' };
  const { tokens } = await (await request.get(`${site}/api/auth/session`, { headers: sameOrigin })).json();
  const { csrfToken } = await (await request.get(`${site}/api/auth/csrf-token`, { headers: sameOrigin })).json();
  const headers = { ...sameOrigin, authorization: `Bearer ${tokens.accessToken}`, 'x-csrf-token': csrfToken };
  return {
    async first(path: string, matches: (one: Resource) => boolean = () => true): Promise<Resource> {
      const { member } = await (await request.get(site + path, { headers })).json();
      const found = (member as Resource[]).find(matches);
      if (!found) throw new Error(`The demo owner has no record of ${path}.`);
      return found;
    },
    async patch(path: string, data: object): Promise<void> {
      const patching = { ...headers, 'content-type': 'application/merge-patch+json', 'if-match': '*' };
      const response = await request.patch(site + path, { headers: patching, data });
      if (!response.ok()) throw new Error(`PATCH ${path}: ${response.status()} ${await response.text()}`);
    },
  };
}
