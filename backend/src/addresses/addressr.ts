import type { AddressSuggestion } from 'shared-contract/place/address-suggestion';
import { australianState } from 'shared-contract/place/suburb';
import * as z from 'zod/mini';

const timeoutMs = 1500;

/** The response to `GET /addresses?q=`. `sla` is an address on a single line, `ssla` its short form. */
const addressrResponse = z.array(z.object({ sla: z.string(), ssla: z.optional(z.string()) }));

/**
 * Finds addresses with Addressr, a server for Australian addresses.
 * @throws Error when Addressr responds too late or in an unexpected format
 */
export async function fetchAddresses(baseUrl: string, typed: string, limit: number): Promise<AddressSuggestion[]> {
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/addresses`);
  url.searchParams.set('q', typed);
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`Addressr responded with ${response.status}.`);
  const lines = addressrResponse.parse(await response.json());
  return lines
    .slice(0, limit)
    .flatMap(({ sla, ssla }) => parseAddressLine(ssla ?? sla))
    .slice(0, limit);
}

const addressLine = /^(?<street>.+), (?<suburb>[^,]+) (?<state>[A-Z]{2,3}) (?<postcode>\d{4})$/;

/** Parses a line such as `5/278 ROSS RIVER RD, AITKENVALE QLD 4814`. Returns an empty list for any other format. */
function parseAddressLine(text: string): AddressSuggestion[] {
  const groups = addressLine.exec(text.trim())?.groups;
  const state = australianState.safeParse(groups?.state);
  if (!groups || !state.success) return [];
  const { street = '', suburb = '', postcode = '' } = groups;
  const place = { streetAddress: toTitleCase(street), suburb: toTitleCase(suburb), state: state.data, postcode };
  const fullAddress = `${place.streetAddress}, ${place.suburb} ${place.state} ${place.postcode}`;
  return [{ '@type': 'AddressSuggestion', fullAddress, ...place }];
}

/** Converts words in capitals, such as `O'BRIEN ST` to `O'Brien St`. Numbers such as `12A` stay unchanged. */
function toTitleCase(text: string): string {
  return text
    .replaceAll(/\p{L}[\p{L}’']*/gu, (word) =>
      word.toLowerCase().replaceAll(/^\p{L}|(?<=^o['’])\p{L}/gu, (letter) => letter.toUpperCase()),
    )
    .replaceAll(/\d\p{Ll}\b/gu, (number) => number.toUpperCase());
}
