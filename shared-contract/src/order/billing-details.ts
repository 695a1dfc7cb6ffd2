import * as z from 'shared-contract/schema';
import { plainLine } from '../text/plain-text.ts';

/** Who is billed. A business name needs an ABN, which then appears on the tax invoice (V1, V37). */
export const billingDetails = z.object({
  name: plainLine(120, 'Enter a name.'),
  /** At most 254 characters (V8). */
  email: plainLine(254, 'Enter an email address.'),
  businessName: z.nullish(plainLine(160)),
  /** The server returns 11 digits without spaces. */
  abn: z.nullish(plainLine(20)),
});
export type BillingDetails = z.infer<typeof billingDetails>;
