import * as z from 'shared-contract/schema';
import { australianState } from './suburb.ts';

export const address = z.object({
  /** The whole address, such as `12A/3–5 Bridge Road, Richmond VIC 3121`. */
  fullAddress: z.string(),
  /** The street and number. Absent when the owner hides it. */
  streetAddress: z.optional(z.string()),
  suburb: z.string(),
  state: australianState,
  postcode: z.string(),
});
export type Address = z.infer<typeof address>;
