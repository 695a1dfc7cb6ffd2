import type { AddressSuggestion } from 'shared-contract/place/address-suggestion';
import type { Database } from '../database/database.ts';
import { suggestSuburbs } from '../suburbs/suggest-suburbs.ts';

const addressStart = /^(?:(?:unit|apartment|apt|flat|shop|suite|office|level|villa|townhouse|lot)\s+)?[a-z]?\d/i;
const streetTypes =
  'street st road rd avenue ave av lane ln drive dr court ct place pl crescent cres parade pde terrace tce highway hwy close cl grove gr boulevard bvd blvd way esplanade esp circuit cct square sq walk mews rise quay alley track trail loop row broadway';
const streetEnd = new RegExp(
  `\\b(?:${streetTypes.replaceAll(' ', '|')})\\.?(?:\\s(?:north|south|east|west|n|s|e|w))?$`,
  'i',
);

/**
 * Suggests addresses for typed text. Its last words are read as the start of a suburb's name: `12A/3-5 bridge rd rich`
 * suggests 12A/3-5 Bridge Rd in every Richmond. The street is not checked, because the gazetteer (list of suburbs)
 * contains no streets.
 */
export async function addressesFromText(
  database: Database,
  typed: string,
  limit: number,
): Promise<AddressSuggestion[]> {
  const text = typed.replaceAll(/\s+/g, ' ').trim();
  if (!addressStart.test(text)) return [];
  for (const [street, place] of splits(text)) {
    const found = await suggestSuburbs(database, place, limit);
    if (found.length === 0) continue;
    const streetAddress = capitalizeStreet(street);
    return found.map(({ name, state, postcode }) => ({
      '@type': 'AddressSuggestion',
      fullAddress: `${streetAddress}, ${name} ${state} ${postcode}`,
      streetAddress,
      suburb: name,
      state,
      postcode,
    }));
  }
  return [];
}

/**
 * Returns the possible splits between street and suburb, most likely first: at the last comma, then after each street
 * type such as `Rd`.
 */
function splits(text: string): [street: string, place: string][] {
  const comma = text.lastIndexOf(',');
  const atComma: [string, string][] = comma > 0 ? [[text.slice(0, comma), text.slice(comma + 1)]] : [];
  const words = text.split(' ');
  const afterStreet = words
    .map((_, at): [string, string] => [words.slice(0, at).join(' '), words.slice(at).join(' ')])
    .filter(([street, place]) => streetEnd.test(street) && place !== '');
  return [...atComma, ...afterStreet]
    .map(([street, place]): [string, string] => [street.replace(/,+$/, '').trim(), place.trim()])
    .filter(([street, place]) => /[a-z]/i.test(street) && place.length >= 2);
}

/** Capitalizes the words of a street that was typed in lower case. A street with any capital letter stays unchanged. */
function capitalizeStreet(street: string): string {
  if (/(?<![\p{L}\d])\p{Lu}/u.test(street)) return street;
  return street.replaceAll(/(?<![\p{L}\d'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
}
