import type { AustralianState } from 'shared-contract/suburb';
import type { Database } from '../database/database.ts';
import { requireValid } from '../http/problem.ts';
import { suburbsNamed } from '../suburbs/known-suburbs.ts';
import { placeViolations, timeZoneOf } from './place-rules.ts';

type Address = { streetAddress: string; suburb: string; state: AustralianState; postcode: string };

/** An address that passed V9, as columns. */
export async function placeColumns(database: Database, address: Address) {
  const known = await suburbsNamed(database, address.suburb.trim());
  requireValid(placeViolations(address, known));
  const place = known.find((row) => row.state === address.state && row.postcode === address.postcode);
  return {
    streetAddress: address.streetAddress.trim(),
    suburbId: place?.id ?? null,
    suburb: place?.suburb ?? address.suburb.trim(),
    state: address.state,
    postcode: address.postcode,
    timeZone: place?.timeZone ?? timeZoneOf(address),
    // The middle of the suburb: the street itself nobody has placed.
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  };
}
