import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { paymentEvents } from './payment-tables.ts';
import { reconcilePayments } from './reconcile.ts';
import { settlePayments } from './settle-payments.ts';
import { card, type PaymentApi, paymentApi } from './testing/payment-api.ts';
import { warnWithoutProvider } from './without-provider.ts';

let api: PaymentApi;
beforeAll(async () => {
  api = await paymentApi();
});
afterAll(() => api.close());

/** The same backend after its payment provider was removed from the configuration. */
function withoutProvider() {
  const { paymentProviders: _removed, ...config } = api.config;
  const errors: string[] = [];
  const log = { error: ({ err }: { err: unknown }, message: string) => void errors.push(`${message}: ${err}`) };
  const context = { ...api.context, config };
  return {
    config,
    errors,
    settle: () => settlePayments(context, log),
    reconcile: () => reconcilePayments(context, log),
  };
}

it('warns at the start, and logs nothing while there is no open payment', async () => {
  const { config, errors, settle, reconcile } = withoutProvider();
  const warnings: string[] = [];
  warnWithoutProvider(config, { warn: (message) => void warnings.push(message) });
  warnWithoutProvider(api.config, { warn: (message) => void warnings.push(message) });
  expect(warnings).toEqual([expect.stringMatching(/^No payment provider is configured: set STRIPE_SECRET_KEY/)]);
  await settle();
  await reconcile();
  expect(errors).toEqual([]);
});

it('reports a webhook that nothing can process', async () => {
  const { errors, settle } = withoutProvider();
  const event = { provider: 'stripe', providerEventId: 'evt_1', providerPaymentId: 'pi_1', kind: 'refund', body: {} };
  await api.context.database.insert(paymentEvents).values({ ...event, receivedAt: api.config.clock() });
  await settle();
  expect(errors).toEqual([expect.stringContaining('or process webhooks (1)')]);
  await api.context.database.delete(paymentEvents);
});

it('reports open payments that it cannot settle once, then every ten minutes', async () => {
  const { errors, settle } = withoutProvider();
  await api.pay(await api.anOrder(), card('challenge-1'));
  const message = 'payments: cannot settle open payments (1) or process webhooks (0): Error: No payment provider is';
  for (let run = 0; run < 3; run += 1) {
    await settle();
    api.pass(15_000);
  }
  expect(errors.splice(0)).toEqual([expect.stringContaining(message)]);
  api.pass(10 * 60_000);
  await settle();
  await settle();
  expect(errors).toEqual([expect.stringContaining(message)]);
});
