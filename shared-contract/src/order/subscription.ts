import * as z from 'shared-contract/schema';
import { decimalAmount } from '../money/money.ts';
import { linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';
import { billingPeriod } from './product.ts';

export const subscriptionStatus = z.enum(['active', 'cancelAtPeriodEnd', 'cancelled', 'pastDue']);
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

/** `GET /api/subscriptions`. `price` includes GST and is per `billingPeriod`. */
export const subscription = z.object({
  ...linked,
  name: z.string(),
  status: openEnum(subscriptionStatus),
  price: decimalAmount,
  billingPeriod: openEnum(billingPeriod),
  startedAt: z.string(),
  currentPeriodEnd: z.string(),
  property: z.nullish(z.object({ '@id': z.string(), id: z.string(), fullAddress: z.string() })),
});
export type Subscription = z.infer<typeof subscription>;

/**
 * `PATCH` of a subscription. `cancelAtPeriodEnd` ends it after the current period; `active` undoes the cancellation.
 */
export const subscriptionPatch = z.object({ status: z.enum(['cancelAtPeriodEnd', 'active']) });
