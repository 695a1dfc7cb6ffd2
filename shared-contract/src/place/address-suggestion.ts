import * as z from 'shared-contract/schema';
import { address } from './address.ts';

/**
 * `GET /api/addresses?q=`: street addresses that match the typed text, best match first. A suggestion is not a
 * resource, so it has no IRI.
 */
export const addressSuggestion = z.object({
  '@type': z.literal('AddressSuggestion'),
  ...address.shape,
  streetAddress: z.string(),
});
export type AddressSuggestion = z.infer<typeof addressSuggestion>;
