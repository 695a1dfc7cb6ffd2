import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { providerContract } from '../testing/provider-contract.ts';
import { aPayment } from '../testing/provider-harness.ts';
import { openLiveStripe, openStripe } from '../testing/stripe-harness.ts';
import { type StripeServer, startStripeServer, stripeTestKey } from '../testing/stripe-server.ts';
import { stripeTestCards } from '../testing/stripe-test-cards.ts';
import { createStripe } from './stripe-provider.ts';

providerContract('Stripe, on a local server of its API', 'card', openStripe);

/** Only a key of test mode, so that no test takes money. */
const liveKey = /^sk_test_/.exec(process.env.STRIPE_SECRET_KEY ?? '')?.input;
if (liveKey !== undefined) {
  const missing = ['lost responses', 'answered challenges'] as const;
  providerContract('Stripe, in its test mode', 'card', () => openLiveStripe(liveKey), missing);
}

describe('the adapter for Stripe', () => {
  let server: StripeServer;
  const open = (overrides: object = {}) =>
    createStripe({
      secretKey: stripeTestKey,
      publishableKey: 'pk_test_local',
      cardFieldsUrl: 'https://cards.example/index.html',
      webhookSecret: 'whsec_local',
      url: server.url,
      ...overrides,
    });
  beforeAll(async () => {
    server = await startStripeServer();
  });
  afterAll(() => server.close());

  it('finds a payment that Stripe’s search has indexed', async () => {
    const stripe = open();
    const { id, reference } = await stripe.start(aPayment({ cardToken: stripeTestCards.success }));
    server.setIndexed(true);
    expect((await stripe.find(reference))?.id).toBe(id);
    expect(await stripe.find(`${reference}'`)).toBeNull();
    server.setIndexed(false);
  });

  it('refunds once when a refund is asked for again after its idempotency key has expired', async () => {
    const stripe = open();
    const { id } = await stripe.start(aPayment({ cardToken: stripeTestCards.success }));
    const refund = { paymentId: id, amountCents: 2_000, reference: aPayment().reference };
    const first = await stripe.refund(refund);
    server.expireKeys();
    expect(await stripe.refund(refund)).toEqual(first);
    expect((await stripe.read(id)).refundedCents).toBe(2_000);
  });

  it('declines a renewal whose bank asks for a challenge', async () => {
    const renewal = aPayment({ cardToken: stripeTestCards.challenge, customerPresent: false });
    expect(await open().start(renewal)).toMatchObject({ status: 'failed', failureCode: 'challenge-failed' });
  });

  it('lists more payments than fit on a page', async () => {
    const stripe = open();
    const since = new Date(Date.now() - 1000);
    const started = new Set<string>();
    while (started.size < 101) started.add((await stripe.start(aPayment({ cardToken: stripeTestCards.success }))).id);
    const listed: string[] = [];
    for await (const { id } of stripe.list(since)) listed.push(id);
    expect(new Set(listed).size).toBe(listed.length);
    for (const id of started) expect(listed).toContain(id);
  });

  it('rejects a wrong key, and reports a server that does not respond as unavailable', async () => {
    const payment = aPayment({ cardToken: stripeTestCards.success });
    await expect(open({ secretKey: 'sk_test_wrong' }).start(payment)).rejects.toMatchObject({
      name: 'ProviderRejection',
    });
    await expect(open({ url: 'http://127.0.0.1:9' }).start(payment)).rejects.toMatchObject({
      name: 'ProviderUnavailable',
    });
  });

  it('gives browsers the publishable key, never the secret one', () => {
    expect(open().vault?.fields()).toEqual({
      provider: 'stripe',
      url: 'https://cards.example/index.html?key=pk_test_local',
      origin: 'https://cards.example',
    });
  });
});
