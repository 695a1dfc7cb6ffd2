import { timeZoneOf } from 'shared-contract/place/place-rules';
import type { AustralianState } from 'shared-contract/place/suburb';
import type { findSuburbsByName } from '../suburbs/find-suburbs-by-name.ts';

type Address = { streetAddress: string; suburb: string; state: AustralianState; postcode: string };

export type KnownSuburbs = Awaited<ReturnType<typeof findSuburbsByName>>;

/**
 * Returns the database columns of a valid address. `known` contains all suburbs of this name. The one with the state
 * and postcode of the address is used.
 */
export function placeColumns(address: Address, known: KnownSuburbs) {
  const place = known.find((row) => row.state === address.state && row.postcode === address.postcode);
  return {
    streetAddress: address.streetAddress,
    suburbId: place?.id ?? null,
    suburb: place?.suburb ?? address.suburb,
    state: address.state,
    postcode: address.postcode,
    timeZone: place?.timeZone ?? timeZoneOf(address),
    // The coordinates of the suburb's centre, because the site has none for streets. Null for an unknown suburb.
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  };
}
