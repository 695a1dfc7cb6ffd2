import type { Suburb } from 'shared-contract/place/suburb';
import { surroundingSuburbs } from './surrounding-suburbs.ts';

/**
 * Converts typed text to the form in which it is compared: lower case, without accents and apostrophes, and with spaces
 * instead of other characters.
 */
export function searchWords(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f’'`]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

/**
 * One text by which a suburb is found, such as `vale vic 3032` for Ascot Vale. The suburb is suggested when the text
 * starts with what the user has typed. `whole` is the start of the text that is complete by itself: here `vale`, but
 * the postcode in `3032 ascot vale`. Suggestions with a lower rank come first.
 */
type Key = { text: string; whole: string; rank: number; suburb: Suburb };
export type SuburbIndex = {
  find(typed: string, limit: number): Suburb[];
  /** Returns the slugs of the suburbs that surround the given suburbs, which are not included. */
  around(slugs: readonly string[]): readonly string[];
};

/**
 * Creates an index for suggestions while a user types. It finds Ascot Vale by `asc` and `vale`, and Richmond by `3121`,
 * `richmond vic` and `richmond 31`. The index is a sorted list with several texts per suburb, in which a binary search
 * finds all texts that start with the typed one.
 */
export function createSuburbIndex(suburbs: readonly Suburb[]): SuburbIndex {
  const keys = suburbs.flatMap(keysOf).sort((a, b) => compare(a.text, b.text));
  return {
    around: surroundingSuburbs(suburbs),
    find(typed, limit) {
      const words = searchWords(typed);
      if (words === '') return [];
      const best = new Map<Suburb, number>();
      for (let at = firstAtLeast(keys, words); ; at += 1) {
        const key = keys[at];
        if (!key?.text.startsWith(words)) break;
        // A suburb whose complete name was typed ranks before suburbs whose names only start with the typed text.
        const rank = `${words} `.startsWith(`${key.whole} `) ? key.rank - 0.5 : key.rank;
        best.set(key.suburb, Math.min(rank, best.get(key.suburb) ?? Number.POSITIVE_INFINITY));
      }
      return [...best]
        .sort(
          ([a, rankA], [b, rankB]) =>
            rankA - rankB || bySize(a, b) || compare(a.name, b.name) || compare(a.postcode, b.postcode),
        )
        .slice(0, limit)
        .map(([suburb]) => suburb);
    },
  };
}

/**
 * Returns all texts under which a suburb is found. Rank 0 is for the name and the postcode, rank 1 for the name without
 * its first words, such as `vale` for Ascot Vale.
 */
function keysOf(suburb: Suburb): Key[] {
  const name = searchWords(suburb.name);
  const state = suburb.state.toLowerCase();
  const starts = [0, ...[...name.matchAll(/ /g)].map(({ index }) => index + 1)];
  return [
    ...starts.flatMap((start) => {
      const whole = name.slice(start);
      const rank = start === 0 ? 0 : 1;
      return [
        { text: `${whole} ${state} ${suburb.postcode}`, whole, rank, suburb },
        { text: `${whole} ${suburb.postcode}`, whole, rank, suburb },
      ];
    }),
    { text: `${suburb.postcode} ${name}`, whole: suburb.postcode, rank: 0, suburb },
  ];
}

const settlements = ['metro', 'semi-rural', 'rural'] as const;
const bySize = (a: Suburb, b: Suburb) => settlements.indexOf(a.settlement) - settlements.indexOf(b.settlement);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function firstAtLeast(keys: readonly Key[], text: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle]?.text ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
