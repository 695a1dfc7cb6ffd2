import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { keywordsIn } from '../../words/keywords.ts';
import type { Search, SearchDocument } from '../listing-search.ts';

/** Properties of a listing that a search can ask for, and their words in terms. */
const flagWords = { petsAllowed: 'pets', furnished: 'furnished', smokingPermitted: 'smoking' };
export const flags = ['petsAllowed', 'furnished', 'smokingPermitted'] as const;

/** More rooms of a listing or search count as this many. This limits the number of terms per listing. */
const maxRooms = 50;
/** The maximum length of a search's keywords. Longer words of a listing are not stored: no search could find them. */
const maxWordLength = 100;

/** Returns the lexemes of a listing: its values for filters, its keywords, and the days of its open homes. */
export function termsOf(document: SearchDocument): string[] {
  const { words, features, opens, timeZone } = document;
  return [
    ...(document.forSale ? [term('market', 'sale')] : []),
    ...(document.forLease ? [term('market', 'lease')] : []),
    term('type', document.propertyType),
    term('category', document.category),
    ...upTo('bedrooms', document.bedrooms),
    ...upTo('baths', document.baths),
    ...upTo('cars', document.carSpaces),
    ...flags.filter((flag) => document[flag]).map((flag) => term('flag', flagWords[flag])),
    ...features.map((slug) => term('feature', slug)),
    ...new Set(opens.map(({ startAt }) => term('open', localDateIn(timeZone, startAt)))),
    ...words.filter((word) => word.length <= maxWordLength),
  ];
}

/**
 * Returns one term for each number up to `count`, such as `bedrooms:1` and `bedrooms:2` for 2. A search for at least
 * one bedroom then looks for `bedrooms:1`.
 */
const upTo = (name: string, count: number) =>
  Array.from({ length: Math.min(count, maxRooms) }, (_, index) => term(name, index + 1));

/**
 * Returns a tsquery that every result of a search matches; the other conditions narrow the results further. Null for a
 * search that has no terms except sale or lease, which would match too many listings.
 */
export function termsQuery(search: Search, now: Date): string | null {
  const terms = [...filterTerms(search), ...textTerms(search, now)];
  if (terms.length === 0) return null;
  return [...(search.listingType ? [quoted(term('market', search.listingType))] : []), ...terms].join(' & ');
}

function filterTerms(search: Search): string[] {
  const atLeast = (name: string, count: number | undefined) =>
    count ? [quoted(term(name, Math.min(count, maxRooms)))] : [];
  return [
    ...(search.propertyType ? [quoted(term('type', search.propertyType))] : []),
    ...(search.categories.length > 0 ? [anyOf(search.categories.map((slug) => term('category', slug)))] : []),
    ...atLeast('bedrooms', search.bedroomsMin),
    ...atLeast('baths', search.bathsMin),
    ...atLeast('cars', search.carSpacesMin),
    ...flags.filter((flag) => search[flag]).map((flag) => quoted(term('flag', flagWords[flag]))),
    ...search.features.map((slug) => quoted(term('feature', slug))),
  ];
}

/** Returns the terms of keywords and open homes, which no column contains. */
export function textTerms(search: Search, now: Date): string[] {
  return [
    ...keywordsIn(search.keywords).map(quoted),
    ...(search.openSaturday ? [anyOf(comingSaturdays(now).map((day) => term('open', day)))] : []),
  ];
}

/**
 * Returns the date of the next Saturday (or today) in the earliest and in the latest time zone. The two dates differ
 * while it is Saturday in one zone and Sunday in the other. `isOpenOnSaturday` checks the exact date.
 */
function comingSaturdays(now: Date): string[] {
  const days = [-12, 14].map((hours) => {
    const today = new Date(now.getTime() + hours * 3_600_000);
    return addDays(today.toISOString().slice(0, 10), 6 - today.getUTCDay());
  });
  return [...new Set(days)];
}

/** Returns the term of a filter. It contains a colon, which keywords never contain. */
const term = (name: string, value: string | number) => `${name}:${value}`;

const anyOf = (terms: readonly string[]) => `(${terms.map(quoted).join(' | ')})`;

/** Quotes a lexeme for tsvector and tsquery. */
export const quoted = (lexeme: string) => `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`;
