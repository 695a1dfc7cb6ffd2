import * as z from 'shared-contract/schema';

/** Returns the listing id of the URL, or null when it has none. */
export function listingIdIn(parameters: URLSearchParams): string | null {
  return z.uuid().safeParse(parameters.get('listing')).data ?? null;
}
