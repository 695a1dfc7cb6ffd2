import * as z from 'shared-contract/schema';
import { decimalAmount } from '../money/money.ts';
import { linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';
import { billingDetails } from './billing-details.ts';
import { deliveryDetails } from './delivery-details.ts';
import { fulfilment } from './fulfilment.ts';
import { invoice } from './invoice.ts';
import { payment } from './payment.ts';
import { product } from './product.ts';
import { promotionCode } from './promotion-code.ts';

/** The status of an order. SPEC §4 defines `initiated`; we added the others. */
export const orderStatus = z.enum([
  'initiated',
  'paymentPending',
  'paid',
  'processing',
  'completed',
  'cancelled',
  'refunded',
]);
export type OrderStatus = z.infer<typeof orderStatus>;

export const orderItem = z.object({
  ...linked,
  parentOrder: z.string(),
  product,
  quantity: z.int(),
  unitPrice: decimalAmount,
  total: decimalAmount,
});
export type OrderItem = z.infer<typeof orderItem>;

/** The listing or property that the order is for. */
export const orderTarget = z.object({
  '@id': z.string(),
  '@type': z.enum(['Listing', 'ResidentialProperty', 'CommercialProperty', 'LandProperty', 'RuralProperty']),
  id: z.string(),
  /** IRI of the property. When the target is a listing, this is the property of that listing. */
  property: z.string(),
  propertyAddress: z.string(),
});

export const order = z.object({
  ...linked,
  /** Order number for customers: `V-100042`. */
  number: z.string(),
  status: openEnum(orderStatus),
  target: orderTarget,
  orderItems: z.array(orderItem),
  subtotal: decimalAmount,
  discount: decimalAmount,
  /** `0.00` when nothing is shipped; null until the delivery address is known. Includes GST. */
  shipping: z.nullish(decimalAmount),
  shippingRequired: z.optional(z.boolean()),
  /** Items − discount + shipping. Includes GST. */
  total: decimalAmount,
  gst: decimalAmount,
  promotionCode: z.nullish(promotionCode),
  billing: z.nullish(billingDetails),
  delivery: z.nullish(deliveryDetails),
  /** The latest payment. */
  payment: z.nullish(payment),
  /** The refunded part of the total. */
  refunded: z.optional(decimalAmount),
  fulfilments: z.optional(z.array(fulfilment)),
  invoices: z.optional(z.array(invoice)),
  createdAt: z.string(),
  paidAt: z.nullish(z.string()),
});
export type Order = z.infer<typeof order>;

/** `POST /api/orders`. `target` is an IRI of a listing or property. */
export const orderInput = z.object({ target: z.string() });

/** `PATCH` of an order. `promotionCode` is an IRI, or null to remove the code. */
export const orderPatch = z.object({
  promotionCode: z.optional(z.nullable(z.string())),
  billing: z.optional(z.nullable(billingDetails)),
  delivery: z.optional(z.nullable(deliveryDetails)),
  status: z.optional(z.literal('cancelled')),
});
export type OrderPatch = z.infer<typeof orderPatch>;

/** `PATCH` of an order item. */
export const orderItemPatch = z.object({ quantity: z.int().check(z.minimum(1), z.maximum(99)) });

/** `POST /api/order-items`. The client creates the id, a UUID v4 (V36). */
export const orderItemInput = z.object({
  id: z.uuidv4(),
  parentOrder: z.string(),
  product: z.string(),
  quantity: z.int().check(z.minimum(1), z.maximum(99)),
});
export type OrderItemInput = z.infer<typeof orderItemInput>;
