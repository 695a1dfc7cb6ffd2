import type { AddressSuggestion } from 'shared-contract/place/address-suggestion';
import { fetchAddresses } from './addressr.ts';

type LookupOptions = { addressrUrl: string | undefined; now: Date; onError: (error: unknown) => void };

/** After an error, requests skip Addressr for this long and use the gazetteer. */
const retryAfterMs = 30_000;
const unavailableUntil = new Map<string, number>();

/** Asks Addressr when it is configured. Finds nothing while it is unavailable. */
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
