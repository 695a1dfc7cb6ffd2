import * as z from 'shared-contract/schema';
import { linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';

/** What a product leads to once it is paid. */
export const fulfilmentKind = z.enum(['listing', 'booking', 'shipment', 'tenantCheck', 'subscription']);
export type FulfilmentKind = z.infer<typeof fulfilmentKind>;

/** `waiting`: something is missing, which `detail` names. `inProgress`: booked or sent. */
export const fulfilmentStatus = z.enum(['waiting', 'inProgress', 'done', 'cancelled']);
export type FulfilmentStatus = z.infer<typeof fulfilmentStatus>;

/** What happens with one item of a paid order. */
export const fulfilment = z.object({
  ...linked,
  kind: openEnum(fulfilmentKind),
  status: openEnum(fulfilmentStatus),
  orderItem: z.string(),
  productName: z.string(),
  /** One sentence for the customer. */
  detail: z.string(),
  /** The date of a booking, `YYYY-MM-DD`. */
  scheduledFor: z.nullish(z.string()),
  carrier: z.nullish(z.string()),
  trackingNumber: z.nullish(z.string()),
  /** IRI of the listing, subscription or tenant check that it led to. */
  subject: z.nullish(z.string()),
  updatedAt: z.string(),
});
export type Fulfilment = z.infer<typeof fulfilment>;
