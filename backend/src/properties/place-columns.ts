import { timeZoneOf } from 'shared-contract/place/place-rules';
import type { AustralianState } from 'shared-contract/place/suburb';
import type { findSuburbsByName } from '../suburbs/find-suburbs-by-name.ts';

type Address = { streetAddress: string; suburb: string; state: AustralianState; postcode: string };

export type KnownSuburbs = Awaited<ReturnType<typeof findSuburbsByName>>;

/** Returns the columns of a valid address. `known` are the gazetteer's suburbs with that name. */
export function placeColumns(address: Address, known: KnownSuburbs) {
  const place = known.find((row) => row.state === address.state && row.postcode === address.postcode);
  return {
    streetAddress: address.streetAddress,
    suburbId: place?.id ?? null,
    suburb: place?.suburb ?? address.suburb,
    state: address.state,
    postcode: address.postcode,
    timeZone: place?.timeZone ?? timeZoneOf(address),
    // The centre of the suburb, because the gazetteer has no coordinates of streets.
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  };
}
