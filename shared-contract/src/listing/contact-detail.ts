import * as z from 'shared-contract/schema';
import { picture } from '../picture/picture.ts';

/** Who advertises a listing. Only the owner receives `email` and `phone`. */
export const contactDetail = z.object({
  name: z.string(),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** The advertiser's profile photo, which is a square. Absent without one. */
  picture: z.optional(picture),
});
