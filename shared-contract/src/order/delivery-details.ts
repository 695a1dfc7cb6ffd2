import * as z from 'shared-contract/schema';
import { australianState } from '../place/suburb.ts';

/** Where the products of an order that are shipped go (V36). The courier needs a street address, no post box. */
export const deliveryDetails = z.object({
  recipient: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  streetAddress: z.string().check(z.trim(), z.minLength(1), z.maxLength(160)),
  suburb: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  state: australianState,
  postcode: z.string().check(z.regex(/^\d{4}$/)),
  instructions: z.nullish(z.string().check(z.maxLength(250))),
});
export type DeliveryDetails = z.infer<typeof deliveryDetails>;
