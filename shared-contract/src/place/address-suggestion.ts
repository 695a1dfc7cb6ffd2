import * as z from 'zod/mini';
import { address } from '../property/property.ts';

/** `GET /api/addresses?q=`: street addresses that begin as typed, best first. No resource of its own: there is nothing behind it. */
export const addressSuggestion = z.object({
  '@type': z.literal('AddressSuggestion'),
  ...address.shape,
  streetAddress: z.string(),
});
export type AddressSuggestion = z.infer<typeof addressSuggestion>;
