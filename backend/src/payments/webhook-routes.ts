import { InvalidWebhook } from 'payments';
import * as z from 'zod/mini';
import { noContent } from '../http/json-ld.ts';
import { badRequest, notFound } from '../http/problem.ts';
import { publicRoute } from '../http/route.ts';
import { createPaymentProviders } from './payment-providers.ts';
import { paymentEvents } from './payment-tables.ts';

/** The provider calls this route when a payment changed. */
export const postPaymentWebhook = publicRoute('POST', '/api/payment-webhooks/:provider', {
  summary: 'Stores a webhook of a payment provider, once. A job reads the payment from the provider at once.',
  params: z.object({ provider: z.string().check(z.maxLength(40)) }),
  rawBody: true,
  bodyLimit: 262_144,
  response: null,
  status: 204,
  rateLimit: ({ webhooksPerMinute }) => ({ max: webhooksPerMinute, timeWindow: '1 minute' }),
  async handler({ params, request, database, config, now, addJob }) {
    const provider = createPaymentProviders(config).byName(params.provider);
    if (!provider) throw notFound();
    const body = request.body as Buffer;
    const event = verified(() => provider.verifyWebhook({ headers: headersOf(request.headers), body, now }));
    const [stored] = await database
      .insert(paymentEvents)
      .values({
        provider: provider.name,
        providerEventId: event.id,
        providerPaymentId: event.paymentId,
        kind: event.kind,
        // Without the rest of the body, which contains secrets of the payment and data of the customer.
        body: { id: event.id, kind: event.kind, paymentId: event.paymentId, createdAt: event.createdAt },
        receivedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (stored) await addJob('payment-event', { eventId: stored.id });
    return noContent();
  },
});

function verified<T>(verify: () => T): T {
  try {
    return verify();
  } catch (error) {
    if (error instanceof InvalidWebhook) throw badRequest('invalid-webhook', error.message);
    throw badRequest('invalid-webhook', 'This is not a webhook of the provider.');
  }
}

type Headers = Record<string, string | string[] | undefined>;

const headersOf = (headers: Headers): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat()[0]]));
