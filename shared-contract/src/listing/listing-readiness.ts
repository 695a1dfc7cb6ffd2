import * as z from 'shared-contract/schema';
import { openEnum } from '../wire/open-enum.ts';

/** Whether ownership and order allow publishing a listing (V25). */
export const listingReadiness = z.object({
  ownership: openEnum(z.enum(['missing', 'pending', 'rejected', 'verified'])),
  /** The state of the order that contains the listing's package. */
  order: openEnum(z.enum(['missing', 'free', 'unpaid', 'settled'])),
  /** True while any order of the listing has an amount to pay, such as one for enhancements. */
  unpaidOrder: z.optional(z.boolean()),
  /** SKUs of the products that the listing's package includes. */
  includes: z.optional(z.array(z.string())),
});
