import type { AddressSuggestion } from 'shared-contract/place/address-suggestion';
import { fetchAddresses } from './addressr.ts';

type LookupOptions = { addressrUrl: string | undefined; now: Date; onError: (error: unknown) => void };

/** How long requests use only the gazetteer of suburbs after Addressr, the address service, has failed. */
const retryAfterMs = 30_000;
const unavailableUntil = new Map<string, number>();

/**
 * Finds addresses with Addressr. Returns none when Addressr is not configured, or had an error in the last 30 s; the
 * caller then uses the gazetteer.
 */
export async function searchAddressr(
  { addressrUrl, now, onError }: LookupOptions,
  typed: string,
  limit: number,
): Promise<AddressSuggestion[]> {
  if (addressrUrl === undefined || (unavailableUntil.get(addressrUrl) ?? 0) > now.getTime()) return [];
  try {
    return await fetchAddresses(addressrUrl, typed, limit);
  } catch (error) {
    unavailableUntil.set(addressrUrl, now.getTime() + retryAfterMs);
    onError(error);
    return [];
  }
}
