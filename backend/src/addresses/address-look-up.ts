import type { AddressSuggestion } from 'shared-contract/place/address-suggestion';
import { askAddressr } from './addressr.ts';

/** The port: what somebody typed → addresses it may mean, best first. */
type AddressLookUp = (typed: string, limit: number) => Promise<AddressSuggestion[]>;

type Circumstances = { addressrUrl: string | undefined; now: Date; onTrouble: (error: unknown) => void };

/** A server that did not answer is not waited for by everybody: nobody asks it for so long. */
const restMs = 30_000;
const restingUntil = new Map<string, number>();

/** Addressr where there is one; the gazetteer where there is none, where it is away, and for what it does not know. */
export function addressLookUp(gazetteer: AddressLookUp, circumstances: Circumstances): AddressLookUp {
  return async (typed, limit) => {
    const found = await foundByAddressr(circumstances, typed, limit);
    return found.length > 0 ? found : gazetteer(typed, limit);
  };
}

async function foundByAddressr({ addressrUrl, now, onTrouble }: Circumstances, typed: string, limit: number) {
  if (addressrUrl === undefined || (restingUntil.get(addressrUrl) ?? 0) > now.getTime()) return [];
  try {
    return await askAddressr(addressrUrl, typed, limit);
  } catch (error) {
    restingUntil.set(addressrUrl, now.getTime() + restMs);
    onTrouble(error);
    return [];
  }
}
