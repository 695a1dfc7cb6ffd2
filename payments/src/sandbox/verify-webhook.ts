import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { PaymentProvider, ProviderEvent } from '../payment-provider.ts';
import { InvalidWebhook } from '../provider-errors.ts';

/** A webhook that took longer is rejected, so that a recorded one cannot be sent again later. */
const maxAgeSeconds = 5 * 60;

const webhookBody = z.object({
  id: z.string(),
  kind: z.string(),
  payment: z.string(),
  createdAt: z.coerce.date(),
});

/**
 * Checks a webhook of the sandbox. The header `sandbox-signature` is `t=<Unix seconds>,v1=<HMAC-SHA256>`, and the
 * HMAC covers the time, a dot and the body.
 * @throws InvalidWebhook
 */
export function verifySandboxWebhook(
  { headers, body, now }: Parameters<PaymentProvider['verifyWebhook']>[0],
  secret: string,
): ProviderEvent {
  const [, time, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(headers['sandbox-signature'] ?? '') ?? [];
  if (!time || !signature) throw new InvalidWebhook('The webhook has no signature.');
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) throw new InvalidWebhook('The signature is wrong.');
  if (Math.abs(now.getTime() / 1000 - Number(time)) > maxAgeSeconds)
    throw new InvalidWebhook('The webhook is too old.');
  const parsed = webhookBody.safeParse(JSON.parse(body.toString('utf8')));
  if (!parsed.success) throw new InvalidWebhook('The body of the webhook has an unknown shape.');
  const { id, kind, payment, createdAt } = parsed.data;
  return { id, kind, paymentId: payment, createdAt };
}
