import * as z from 'zod';
import type { ProviderPayment, ProviderRefund } from '../payment-provider.ts';

export const customerResource = z.object({ id: z.string() });

export const cardResource = z.object({
  id: z.string(),
  brand: z.string(),
  lastFour: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
});

export const paymentResource: z.ZodType<ProviderPayment> = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum([
    'requiresAction',
    'processing',
    'referred',
    'approved',
    'succeeded',
    'failed',
    'cancelled',
    'expired',
  ]),
  amountCents: z.int(),
  refundedCents: z.int(),
  nextAction: z.nullable(z.object({ kind: z.enum(['challenge', 'redirect']), url: z.string() })),
  failureCode: z.nullable(
    z.enum([
      'declined',
      'insufficient-funds',
      'expired-card',
      'incorrect-security-code',
      'lost-or-stolen',
      'challenge-failed',
      'limit-exceeded',
      'provider-error',
    ]),
  ),
  card: z.nullable(cardResource),
  createdAt: z.coerce.date(),
});

export const paymentPage = z.object({ payments: z.array(paymentResource), next: z.nullable(z.string()) });

export const refundResource: z.ZodType<ProviderRefund> = z.object({
  id: z.string(),
  status: z.enum(['processing', 'succeeded', 'failed']),
  amountCents: z.int(),
});

export const removedResource = z.object({ id: z.string() });
