import * as z from 'shared-contract/schema';
import { decimalAmount } from '../money/money.ts';
import { linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';
import { invoice } from './invoice.ts';
import { payment } from './payment.ts';
import { billingPeriod, product } from './product.ts';

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
  /** The product that the subscription is for; null when it is no longer sold. */
  product: z.nullish(z.object({ '@id': z.string(), sku: z.string() })),
  /** The next automatic charge, at the instant `on`; null when the subscription ends instead. */
  nextCharge: z.nullish(z.object({ amount: decimalAmount, on: z.string() })),
  /** IRI of the saved card that is charged. */
  paymentMethod: z.nullish(z.string()),
  /** While a charge is overdue: its amount, and the instant at which the subscription ends if it stays unpaid. */
  overdue: z.nullish(z.object({ amount: decimalAmount, endsAt: z.string() })),
  /** The announced price from the next period on, if it changes. */
  upcomingPrice: z.nullish(decimalAmount),
  property: z.nullish(z.object({ '@id': z.string(), id: z.string(), fullAddress: z.string() })),
});
export type Subscription = z.infer<typeof subscription>;

/**
 * `PATCH` of a subscription. `cancelAtPeriodEnd` ends it after the current period; `active` undoes the cancellation.
 * `paymentMethod` is the IRI of a saved card.
 */
export const subscriptionPatch = z.object({
  status: z.optional(z.enum(['cancelAtPeriodEnd', 'active'])),
  paymentMethod: z.optional(z.string()),
});
export type SubscriptionPatch = z.infer<typeof subscriptionPatch>;

export const chargeKind = z.enum(['first', 'renewal', 'planChange']);
export type ChargeKind = z.infer<typeof chargeKind>;
export const chargeStatus = z.enum(['due', 'processing', 'paid', 'failed', 'refunded']);
export type ChargeStatus = z.infer<typeof chargeStatus>;

/** `GET /api/subscriptions/{id}/charges`, newest first. */
export const subscriptionCharge = z.object({
  ...linked,
  kind: openEnum(chargeKind),
  status: openEnum(chargeStatus),
  amount: decimalAmount,
  periodStart: z.string(),
  periodEnd: z.string(),
  /** Of a failed charge: why, and when the next attempt is made. */
  failure: z.nullish(z.object({ code: z.string(), message: z.string() })),
  nextAttemptAt: z.nullish(z.string()),
  payment: z.nullish(payment),
  invoice: z.nullish(invoice),
});
export type SubscriptionCharge = z.infer<typeof subscriptionCharge>;

/**
 * `GET /api/subscriptions/{id}/plan-change?product={iri}`: what a change of plan costs. `dueNow` is the new plan's
 * price for the rest of the period minus the unused part of the old one, at least zero. `credit` is what is left
 * over, which reduces the next charges.
 */
export const planChangeQuote = z.object({
  product,
  unused: decimalAmount,
  remaining: decimalAmount,
  dueNow: decimalAmount,
  credit: decimalAmount,
  /** The first charge of the new plan, at the instant `on`, after the credit. */
  nextCharge: z.object({ amount: decimalAmount, on: z.string() }),
});
export type PlanChangeQuote = z.infer<typeof planChangeQuote>;

/**
 * `POST /api/subscriptions/{id}/plan-change`. 409 `total-changed` when `expectedDue` differs from the server's amount.
 */
export const planChangeInput = z.object({ product: z.string(), expectedDue: decimalAmount });

/**
 * The response of a plan change. `payment` is null when nothing was due. The plan changes when the payment succeeds, so
 * `subscription` has the old plan while the payment is `requiresAction` or `processing`, and after it `failed`.
 */
export const planChange = z.object({ subscription, payment: z.nullish(payment) });
export type PlanChange = z.infer<typeof planChange>;

/** `POST /api/subscriptions/{id}/overdue-payment`: pays the overdue charge with a saved card. Returns the payment. */
export const overduePaymentInput = z.object({ paymentMethod: z.string() });
