import type { ProviderEvent } from 'payments';
import type { Order } from 'shared-contract/order/order';
import type { Payment, PaymentChoice } from 'shared-contract/order/payment';
import type { BackendConfig } from '../../config.ts';
import { insertProduct, testBackend } from '../../testing/index.ts';
import { providerContext } from '../money-context.ts';
import { settlePayments } from '../settle-payments.ts';
import type { Answer } from './memory-ledger.ts';
import { webhookOf } from './memory-providers.ts';

export const olivia = { id: '84000000-0000-4000-8000-000000000001' };
export const billing = { name: 'Olivia Nguyen', email: 'olivia@example.com', businessName: null, abn: null };
export const delivery = {
  recipient: 'Olivia Nguyen',
  streetAddress: '5 Bridge Road',
  suburb: 'Richmond',
  state: 'VIC' as const,
  postcode: '3121',
  instructions: null,
};

type Line = { priceCents?: number; shipped?: boolean; quantity?: number; plan?: boolean };

/** The backend with providers in memory and a clock that tests move. */
export async function paymentApi(overrides: Partial<BackendConfig> = {}) {
  let now = new Date('2026-11-23T09:00:00.000Z');
  const manyRequests = { paymentsPerHour: 1e6, webhooksPerMinute: 1e6 };
  const backend = await testBackend({ clock: () => now, ...manyRequests, ...overrides });
  const errors: string[] = [];
  const log = { error: ({ err }: { err: unknown }) => void errors.push(String((err as Error).message)) };
  const context = providerContext(backend);
  const post = (url: string, payload?: object, headers: Record<string, string> = {}, as: { id: string } = olivia) =>
    backend.inject({ method: 'POST', url, headers, ...(payload ? { payload } : {}) }, as);
  const get = async (url: string) => (await backend.inject({ url }, olivia)).json();
  return {
    ...backend,
    context,
    errors,
    now: () => now,
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    post,
    get,
    order: (id: string): Promise<Order> => get(`/api/orders/${id}`),
    payment: (id: string): Promise<Payment> => get(`/api/payments/${id}`),
    refresh: async (id: string): Promise<Payment> => (await post(`/api/payments/${id}/refresh`)).json(),
    cancel: async (id: string): Promise<Payment> => (await post(`/api/payments/${id}/cancellation`)).json(),
    /** Inserts an order with billing details, by default of one product for $275.00. */
    async anOrder({ ownerId = olivia.id, lines = [{}] as Line[], ...values }: AnOrder = {}) {
      const products = await Promise.all(
        lines.map(async ({ quantity = 1, shipped = false, plan = false, ...product }) => ({
          quantity,
          product: await insertProduct(backend.database, {
            ...product,
            shippingRequired: shipped,
            ...(plan ? { billingPeriod: 'month' as const } : {}),
          }),
        })),
      );
      return (await backend.insert.order({ ownerId, billing, lines: products, createdAt: now, ...values })).id;
    },
    pay: (orderId: string, method: PaymentChoice, { total = '275.00', key }: { total?: string; key?: string } = {}) =>
      post(
        `/api/orders/${orderId}/payments`,
        { expectedTotal: total, method, acceptedTerms: true },
        key === undefined ? {} : { 'idempotency-key': key },
      ),
    /** Sends a webhook as the provider does. */
    webhook: (event: ProviderEvent, provider = event.id.includes('zip') ? 'sandbox-zip' : 'sandbox') =>
      backend.inject({ method: 'POST', url: `/api/payment-webhooks/${provider}`, ...webhookOf(event, now) }),
    processWebhooks: () => backend.runQueue('payment-event', { log }),
    settle: () => settlePayments(context, log),
    refundSuperseded: () => backend.runQueue('superseded-refund', { log }),
  };
}

type AnOrder = {
  ownerId?: string;
  lines?: Line[];
  promotionCodeId?: string;
  propertyId?: string;
  listingId?: string;
  delivery?: typeof delivery;
  billing?: null;
};

export type PaymentApi = Awaited<ReturnType<typeof paymentApi>>;

export const card = (token = 'success-1', save?: boolean): PaymentChoice => ({
  kind: 'card',
  token,
  ...(save === undefined ? {} : { save }),
});

/** The customer answers the challenge of a card, or the page of Zip. */
export function answer({ ledgers }: PaymentApi, paymentId: string, how: Answer): void {
  for (const ledger of [ledgers.card, ledgers.zip]) {
    const found = ledger.find(paymentId);
    if (found) ledger.answer(found.id, how);
  }
}

/** Returns how many payments were charged. */
export const chargesOf = ({ ledgers }: PaymentApi) => ledgers.card.charges.size + ledgers.zip.charges.size;

/** Returns the fields that a request was rejected for. */
export const pathsOf = (response: Awaited<ReturnType<PaymentApi['pay']>>) =>
  (response.json().violations ?? []).map(({ propertyPath }: { propertyPath: string }) => propertyPath);
