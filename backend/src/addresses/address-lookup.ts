import type { AddressSuggestion } from 'shared-contract/place/address-suggestion';
import { fetchAddresses } from './addressr.ts';

/** Finds addresses for typed text, best match first. The gazetteer and Addressr both implement it. */
type AddressLookup = (typed: string, limit: number) => Promise<AddressSuggestion[]>;

type LookupOptions = { addressrUrl: string | undefined; now: Date; onError: (error: unknown) => void };

/** After an error, requests skip Addressr for this long and use the gazetteer. */
const retryAfterMs = 30_000;
const unavailableUntil = new Map<string, number>();

/** Asks Addressr when it is configured. Falls back to the gazetteer when Addressr is unavailable or finds nothing. */
export function createAddressLookup(gazetteer: AddressLookup, options: LookupOptions): AddressLookup {
  return async (typed, limit) => {
    const found = await searchAddressr(options, typed, limit);
    return found.length > 0 ? found : gazetteer(typed, limit);
  };
}

async function searchAddressr({ addressrUrl, now, onError }: LookupOptions, typed: string, limit: number) {
  if (addressrUrl === undefined || (unavailableUntil.get(addressrUrl) ?? 0) > now.getTime()) return [];
  try {
    return await fetchAddresses(addressrUrl, typed, limit);
  } catch (error) {
    unavailableUntil.set(addressrUrl, now.getTime() + retryAfterMs);
    onError(error);
    return [];
  }
}
