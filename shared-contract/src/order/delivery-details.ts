import * as z from 'shared-contract/schema';
import { australianState } from '../place/suburb.ts';
import { plainLine, plainText } from '../text/plain-text.ts';

/** Where the products of an order that are shipped go (V36). The courier needs a street address, no post box. */
export const deliveryDetails = z.object({
  recipient: plainLine(120, 'Enter the recipient’s name.'),
  streetAddress: plainLine(160, 'Enter a street address.'),
  suburb: plainLine(80, 'Enter a suburb.'),
  state: australianState,
  postcode: z.string().check(z.regex(/^\d{4}$/, 'Enter a 4-digit postcode.')),
  instructions: z.nullish(plainText(250)),
});
export type DeliveryDetails = z.infer<typeof deliveryDetails>;
