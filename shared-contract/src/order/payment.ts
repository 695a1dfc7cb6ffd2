import * as z from 'shared-contract/schema';
import { decimalAmount } from '../money/money.ts';
import { linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';

/**
 * The status of a payment. `requiresAction`: the customer must finish a challenge or an approval at the provider.
 * `processing`: the provider has not answered yet. `referred`: Zip reviews the customer, which can take days.
 * `succeeded` is the only status in which money was taken.
 */
export const paymentStatus = z.enum([
  'requiresAction',
  'processing',
  'referred',
  'succeeded',
  'failed',
  'cancelled',
  'expired',
]);
export type PaymentStatus = z.infer<typeof paymentStatus>;

/** A payment of an order, or of a subscription's charge. */
export const payment = z.object({
  ...linked,
  /** IRI of the order; null for a charge of a subscription. */
  order: z.nullable(z.string()),
  status: openEnum(paymentStatus),
  amount: decimalAmount,
  refunded: decimalAmount,
  method: z.object({
    kind: openEnum(z.enum(['card', 'zip', 'free'])),
    brand: z.nullish(z.string()),
    lastFour: z.nullish(z.string()),
  }),
  /** What the customer must do now. `challenge` opens in a frame of the page, `redirect` leaves the page. */
  nextAction: z.nullish(z.object({ kind: openEnum(z.enum(['challenge', 'redirect'])), url: z.string() })),
  /** Why the payment failed, in words for the customer. */
  failure: z.nullish(z.object({ code: z.string(), message: z.string() })),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Payment = z.infer<typeof payment>;

/** A card that the customer saved (V13): no card number, only what identifies it to its owner. */
export const paymentMethod = z.object({
  ...linked,
  brand: z.string(),
  lastFour: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
  isDefault: z.boolean(),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** The token of a card from the provider's card fields. */
const cardToken = z.string().check(z.maxLength(255), z.regex(/^[\x21-\x7e]+$/, 'Enter your card again.'));

/** `POST /api/payment-methods`: the token that the provider's card fields return. */
export const paymentMethodInput = z.object({
  token: cardToken,
  isDefault: z.optional(z.boolean()),
});
export const paymentMethodPatch = z.object({ isDefault: z.literal(true) });

/** The page with card fields on an origin of its own, for a frame. */
export const cardFields = z.object({ provider: openEnum(z.enum(['sandbox', 'stripe'])), url: z.string() });

/** `GET /api/orders/{id}/payment-options`: the methods that the server offers for this order. */
export const paymentOptions = z.object({
  savedCards: z.array(paymentMethod),
  card: z.nullable(cardFields),
  /** Null when Zip is not configured. `available` is false when the total is outside the limits. */
  zip: z.nullable(z.object({ available: z.boolean(), minimum: decimalAmount, maximum: decimalAmount })),
});
export type PaymentOptions = z.infer<typeof paymentOptions>;

/** How the customer pays. `token` comes from the provider's card fields. `free` is for a total of zero. */
export const paymentChoice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('savedCard'), paymentMethod: z.string() }),
  z.object({
    kind: z.literal('card'),
    token: cardToken,
    save: z.optional(z.boolean()),
  }),
  z.object({ kind: z.literal('zip') }),
  z.object({ kind: z.literal('free') }),
]);
export type PaymentChoice = z.infer<typeof paymentChoice>;

/**
 * `POST /api/orders/{id}/payments`. The server compares `expectedTotal` with its own total, and answers 409
 * `total-changed` when they differ (V36).
 */
export const paymentInput = z.object({
  expectedTotal: decimalAmount,
  method: paymentChoice,
  acceptedTerms: z.literal(true),
});
export type PaymentInput = z.infer<typeof paymentInput>;
