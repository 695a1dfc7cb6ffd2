import type { BrowserContext } from '@playwright/test';
import type { RunningSite } from 'site/testing';
import { headersOfUser } from './signed-in.ts';
import { expect, openAs, test, withoutPictures } from './verandah.ts';

type Resource = { '@id': string; id: string; status: string; property: { id: string } };

/** Calls the API as the user of this browser. Every call needs its own access token, because tokens are short-lived. */
function apiOf(context: BrowserContext, site: RunningSite) {
  const { request } = context;
  const send = async (method: 'post' | 'patch', path: string, data: object): Promise<Resource> => {
    const type = method === 'patch' ? 'application/merge-patch+json' : 'application/json';
    const headers = { ...(await headersOfUser(context, site)), 'content-type': type, 'if-match': '*' };
    const response = await request[method](site.url + path, { headers, data });
    expect(response.ok(), await response.text()).toBe(true);
    return response.json();
  };
  return {
    first: async (path: string): Promise<Resource> => {
      const headers = await headersOfUser(context, site);
      const { member } = await (await request.get(site.url + path, { headers })).json();
      expect(member, path).not.toHaveLength(0);
      return member[0];
    },
    post: (path: string, data: object) => send('post', path, data),
    patch: (path: string, data: object) => send('patch', path, data),
  };
}

type Api = ReturnType<typeof apiOf>;

/** Opens an order of the agent Priya with a shipped product and complete details, so that no step redirects. */
async function openOrder(api: Api, propertyId: string): Promise<Resource> {
  const order = await api.post('/api/orders', { target: `/api/properties/${propertyId}` });
  const product = await api.first('/api/products?sku[]=KEY-SAFE');
  const item = { id: crypto.randomUUID(), parentOrder: order['@id'], product: product['@id'], quantity: 1 };
  await api.post('/api/order-items', item);
  const address = { streetAddress: '7 Swan Street', suburb: 'Richmond', state: 'VIC', postcode: '3121' };
  await api.patch(order['@id'], {
    billing: { name: 'Priya Sharma', email: 'agent@example.com' },
    delivery: { recipient: 'Priya Sharma', ...address },
  });
  return order;
}

async function pagesOf(api: Api, order: Resource, agreement: Resource): Promise<[remote: string, path: string][]> {
  const tenancy = await api.first(`/api/tenancies?property.id=${agreement.property.id}`);
  const paid = await api.first('/api/orders?status=completed');
  const subscription = await api.first('/api/subscriptions');
  const property = `/properties/${agreement.property.id}`;
  const checkout = ['confirmation', 'delivery', 'payment'].map((step) => `/orders/${order.id}/checkout/${step}`);
  const steps = ['tenancy-details', 'lease-details', 'utilities', 'other-details', 'review'];
  const editor = steps.map((step) => `/tenancy-agreements/${agreement.id}/edit/${step}`);
  const renting = ['/tenancies', '/tenancy-agreements', `/tenancies/${tenancy.id}`].map((path) => property + path);
  return [
    ...[...checkout, `/orders/${paid.id}`, `/subscriptions/${subscription.id}`].map(
      (path) => ['remote-checkout', path] as [string, string],
    ),
    ...[...editor, ...renting, '/renting-rules/qld'].map((path) => ['remote-tenancy', path] as [string, string]),
  ];
}

test('steps of the checkout and of an agreement, and pages of records, load files of their own remote only', async ({
  page,
  context,
  site,
}) => {
  // Turns off the prefetching of pages that links on the page open.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await withoutPictures(page);
  await openAs(page, site, 'agent@example.com', '/properties');
  const api = apiOf(context, site);
  const agreement = await api.first('/api/tenancy-agreements?status=draft');
  const order = await openOrder(api, agreement.property.id);
  try {
    let remotes = new Set<string>();
    page.on('request', (request) => {
      const [, remote] = /^\/assets\/(remote-[a-z-]+)\//.exec(new URL(request.url()).pathname) ?? [];
      if (remote) remotes.add(remote);
    });
    for (const [remote, path] of await pagesOf(api, order, agreement)) {
      remotes = new Set();
      await page.goto(site.url + path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(new URL(page.url()).pathname, 'the page does not redirect').toBe(path);
      expect([...remotes], path).toEqual([remote]);
    }
    // The review opens only after a method was chosen on the page before.
    await page.goto(`${site.url}/orders/${order.id}/checkout/payment`);
    remotes = new Set();
    await page.getByRole('radio', { name: /^Zip/ }).click();
    await page.getByRole('button', { name: 'Continue to review and pay' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Review and pay' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([...remotes], 'review').toEqual(['remote-checkout']);
  } finally {
    await api.patch(order['@id'], { status: 'cancelled' });
  }
});
