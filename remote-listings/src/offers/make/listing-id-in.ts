import * as z from 'zod/mini';

/** The listing an address of the offer page names; null where it names none, or what cannot be one. */
export function listingIdIn(parameters: URLSearchParams): string | null {
  return z.uuid().safeParse(parameters.get('listing')).data ?? null;
}
