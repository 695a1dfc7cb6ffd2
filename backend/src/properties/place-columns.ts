import { timeZoneOf } from 'shared-contract/place/place-rules';
import type { AustralianState } from 'shared-contract/place/suburb';
import type { findSuburbsByName } from '../suburbs/find-suburbs-by-name.ts';

type Address = { streetAddress: string; suburb: string; state: AustralianState; postcode: string };

export type KnownSuburbs = Awaited<ReturnType<typeof findSuburbsByName>>;

/** An address that passed V9, as columns; `known` is what the gazetteer has under its suburb's name. */
export function placeColumns(address: Address, known: KnownSuburbs) {
  const place = known.find((row) => row.state === address.state && row.postcode === address.postcode);
  return {
    streetAddress: address.streetAddress,
    suburbId: place?.id ?? null,
    suburb: place?.suburb ?? address.suburb,
    state: address.state,
    postcode: address.postcode,
    timeZone: place?.timeZone ?? timeZoneOf(address),
    // The middle of the suburb: the street itself nobody has placed.
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  };
}
