import * as z from 'zod';

/** The states of a checkout. Zip's description of the flow names `referred`, although its list of states does not. */
const checkoutState = z.enum([
  'created',
  'referred',
  'approved',
  'authorized',
  'completed',
  'cancelled',
  'declined',
  'expired',
]);

export const checkout = z.object({
  id: z.string(),
  uri: z.string(),
  state: checkoutState,
  created: z.coerce.date(),
  order: z.object({ reference: z.string(), amount: z.number() }),
});
export type Checkout = z.infer<typeof checkout>;

export const charge = z.object({
  id: z.string(),
  reference: z.string().nullish(),
  amount: z.number(),
  state: z.enum(['authorised', 'captured', 'approved', 'cancelled', 'declined', 'refunded']),
  refunded_amount: z.number(),
  created_date: z.coerce.date(),
  /** We store the id of the checkout here, because a charge does not refer to it. */
  metadata: z.object({ checkout: z.string().optional() }).nullish(),
});
export type Charge = z.infer<typeof charge>;

export const chargePage = z.object({ items: z.array(charge) });

export const refund = z.object({ id: z.string(), amount: z.number() });

export const errorResponse = z.object({ error: z.object({ code: z.string(), message: z.string() }) });
