import * as z from 'shared-contract/schema';

/** Returns the listing's id from the parameters of a URL. Null when there is none or it is no UUID. */
export function listingIdIn(parameters: URLSearchParams): string | null {
  return z.uuid().safeParse(parameters.get('listing')).data ?? null;
}
