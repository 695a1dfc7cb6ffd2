import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { providersConfig } from '../config.ts';
import { startProviders } from '../start-providers.ts';

export const siteOrigin = 'http://localhost:4300';

/** Starts the payment sandbox in this process on a free port, with its own data. */
export async function testProviders() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'providers-'));
  const key = 'sk_test_of_an_automatic_test';
  const config = providersConfig({
    PAYMENTS_PORT: '0',
    PUBLIC_ORIGIN: siteOrigin,
    BACKEND_URL: 'http://127.0.0.1:9',
    VERANDAH_DATA: dataFolder,
    SANDBOX_PAYMENTS_KEY: key,
  });
  const { url, close } = await startProviders(config);
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const post = async (path: string, body: object) => {
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as Record<string, unknown>;
  };
  return {
    url,
    dataFolder: config.dataFolder,
    /** Requests a token as the card fields do. */
    typeCard: (number: string, more: object = {}) =>
      post('/card-tokens', {
        number,
        expiryMonth: 12,
        expiryYear: new Date().getUTCFullYear() + 3,
        securityCode: '123',
        ...more,
      }),
    /** Starts a payment, and returns it with the URL of the page on which the customer continues. */
    async start(payment: { method: 'card' | 'zip'; cardToken?: unknown }) {
      const started = await post('/v1/payments', {
        reference: crypto.randomUUID(),
        amountCents: 125_000,
        description: 'Order V-100042 <b>',
        customer: null,
        name: 'Olivia Nguyen',
        email: 'olivia@example.com',
        cardToken: null,
        saveCard: false,
        customerPresent: true,
        returnUrl: `${siteOrigin}/orders/1/checkout/zip-confirmation?step=1`,
        items: [{ name: 'Gold package', quantity: 1, amountCents: 125_000, sku: 'gold' }],
        ...payment,
      });
      const next = started.nextAction as { url: string } | null;
      return { id: String(started.id), pageUrl: next?.url ?? '' };
    },
    read: async (id: string) => (await fetch(`${url}/v1/payments/${id}`, { headers })).json(),
    close: async () => {
      await close();
      await rm(dataFolder, { recursive: true });
    },
  };
}

/** Opens a page as a browser does. */
export function openPage(url: string): Promise<Response> {
  return fetch(url, { headers: { accept: 'text/html' } });
}

/** Sends the form of a page. Does not follow a redirect. */
export function sendForm(pageUrl: string, answer: string): Promise<Response> {
  const { origin, pathname, searchParams } = new URL(pageUrl);
  return fetch(origin + pathname, {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams({ answer, key: searchParams.get('key') ?? '' }),
    redirect: 'manual',
  });
}
