import { createHmac } from 'node:crypto';
import type { ProviderPayment } from '../payment-provider.ts';
import { createStripe } from '../stripe/stripe-provider.ts';
import type { ProviderHarness } from './provider-harness.ts';
import { startStripeServer, stripeTestKey } from './stripe-server.ts';
import { stripeTestCards } from './stripe-test-cards.ts';

const webhookSecret = 'whsec_local';
const keys = { publishableKey: 'pk_test_local', cardFieldsUrl: 'https://cards.example/', webhookSecret };

/** The adapter on a local server of Stripe's API. */
export async function openStripe(): Promise<ProviderHarness> {
  const server = await startStripeServer();
  return {
    ...shared(createStripe({ ...keys, secretKey: stripeTestKey, url: server.url })),
    customer: {
      typeCard: async (card) => stripeTestCards[card],
      answerChallenge: async (payment, answer) => server.answerChallenge(payment, answer),
      answerZip: unsupported,
    },
    // Stripe's library repeats a request once when the connection closes, even without retries.
    loseNextResponse: () => server.loseNextResponse(2),
    close: server.close,
  };
}

/** The adapter on Stripe's own servers, in test mode. */
export async function openLiveStripe(secretKey: string): Promise<ProviderHarness> {
  return {
    ...shared(createStripe({ ...keys, secretKey })),
    customer: {
      typeCard: async (card) => stripeTestCards[card],
      answerChallenge: unsupported,
      answerZip: unsupported,
    },
    loseNextResponse: unsupported,
    close: async () => {},
  };
}

const unsupported = async (): Promise<never> => {
  throw new Error('Not possible at Stripe.');
};

const shared = (provider: ProviderHarness['provider']) => ({ provider, webhook: signedWebhook });

/** Signs an event as Stripe does: https://docs.stripe.com/webhooks#verify-manually */
function signedWebhook({ id }: ProviderPayment, sentAt: Date) {
  const time = Math.floor(sentAt.getTime() / 1000);
  const event = {
    id: `evt_${id}_${time}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    created: time,
    data: { object: { id, object: 'payment_intent' } },
  };
  const body = Buffer.from(JSON.stringify(event));
  const signature = createHmac('sha256', webhookSecret).update(`${time}.`).update(body).digest('hex');
  return { headers: { 'stripe-signature': `t=${time},v1=${signature}` }, body };
}
