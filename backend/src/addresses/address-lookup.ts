import type { AddressSuggestion } from 'shared-contract/place/address-suggestion';
import { fetchAddresses } from './addressr.ts';

/** The port: what somebody typed → addresses it may mean, best first. */
type AddressLookup = (typed: string, limit: number) => Promise<AddressSuggestion[]>;

type LookupOptions = { addressrUrl: string | undefined; now: Date; onError: (error: unknown) => void };

/** A server that did not answer is not waited for by everybody: nobody asks it for so long. */
const retryAfterMs = 30_000;
const unavailableUntil = new Map<string, number>();

/** Addressr where there is one; the gazetteer where there is none, where it is away, and for what it does not know. */
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
