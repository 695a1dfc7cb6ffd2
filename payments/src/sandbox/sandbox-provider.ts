import type { CardVault, PaymentProvider, ProviderPayment } from '../payment-provider.ts';
import { type SandboxClient, sandboxClient } from './sandbox-client.ts';
import type { SandboxConfig } from './sandbox-config.ts';
import {
  cardResource,
  customerResource,
  paymentPage,
  paymentResource,
  refundResource,
  removedResource,
} from './sandbox-resources.ts';
import { verifySandboxWebhook } from './verify-webhook.ts';

/** The payment sandbox as a provider of card payments. */
export function createSandboxCards(config: SandboxConfig): PaymentProvider {
  const call = sandboxClient(config);
  return {
    name: 'sandbox',
    kind: 'card',
    limits: { minimumCents: 50, maximumCents: 99_999_999 },
    vault: sandboxVault(config, call),
    ...payments('card', config, call),
  };
}

/** The payment sandbox as Zip. Its limits are those of a Zip account, as an example. */
export function createSandboxZip(config: SandboxConfig): PaymentProvider {
  return {
    name: 'sandbox-zip',
    kind: 'zip',
    limits: { minimumCents: 100, maximumCents: 200_000 },
    vault: null,
    ...payments('zip', config, sandboxClient(config)),
  };
}

function sandboxVault({ url }: SandboxConfig, call: SandboxClient): CardVault {
  return {
    createCustomer: (customer) =>
      call({ method: 'POST', path: '/v1/customers', body: customer, response: customerResource }),
    save: (customer, token) =>
      call({ method: 'POST', path: '/v1/cards', body: { customer, token }, response: cardResource }),
    async remove(cardId) {
      const path = `/v1/cards/${encodeURIComponent(cardId)}`;
      await call({ method: 'DELETE', path, response: removedResource });
    },
    fields: () => ({ provider: 'sandbox', url: `${url}/card-fields`, origin: url }),
  };
}

type Payments = Omit<PaymentProvider, 'name' | 'kind' | 'limits' | 'vault'>;

function payments(method: 'card' | 'zip', { webhookSecret }: SandboxConfig, call: SandboxClient): Payments {
  const pathOf = (id: string, action = '') => `/v1/payments/${encodeURIComponent(id)}${action}`;
  const change = (path: string, body: object) => call({ method: 'POST', path, body, response: paymentResource });
  const page = (query: Record<string, string>) =>
    call({
      method: 'GET',
      path: `/v1/payments?${new URLSearchParams({ method, ...query })}`,
      response: paymentPage,
    });
  return {
    start: ({ customer: { id, name, email }, ...payment }) =>
      change('/v1/payments', { ...payment, method, customer: id, name, email }),
    read: (id) => call({ method: 'GET', path: pathOf(id), response: paymentResource }),
    find: async (reference) => (await page({ reference })).payments[0] ?? null,
    capture: (id, reference) => change(pathOf(id, '/capture'), { reference }),
    cancel: (id) => change(pathOf(id, '/cancellation'), {}),
    refund: ({ paymentId, amountCents, reference }) =>
      call({
        method: 'POST',
        path: '/v1/refunds',
        body: { payment: paymentId, amountCents, reference },
        response: refundResource,
      }),
    async *list(since): AsyncIterable<ProviderPayment> {
      let after: string | null = '';
      while (after !== null) {
        const { payments, next }: Awaited<ReturnType<typeof page>> = await page({ since: since.toISOString(), after });
        yield* payments;
        after = next;
      }
    },
    verifyWebhook: (request) => verifySandboxWebhook(request, webhookSecret),
  };
}
