import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { keywordsIn } from '../keywords.ts';
import type { Search, SearchDocument } from '../listing-search.ts';

/** Rooms are counted no further. */
const maxRooms = 50;
/** The longest keyword a search can ask for. */
const maxWordLength = 100;

/** The lexemes of a listing: every filter that is a term, its keywords, and the days of its open homes. */
export function termsOf(document: SearchDocument): string[] {
  const { words, features, opens, timeZone } = document;
  const days = new Set(opens.map(({ startAt }) => localDateIn(timeZone, startAt)));
  return [
    ...(document.forSale ? [term('market', 'sale')] : []),
    ...(document.forLease ? [term('market', 'lease')] : []),
    term('type', document.propertyType),
    term('category', document.category),
    ...upTo('bedrooms', document.bedrooms),
    ...upTo('baths', document.baths),
    ...upTo('cars', document.carSpaces),
    ...(document.petsAllowed ? [term('flag', 'pets')] : []),
    ...(document.furnished ? [term('flag', 'furnished')] : []),
    ...(document.smokingPermitted ? [term('flag', 'smoking')] : []),
    ...features.map((slug) => term('feature', slug)),
    ...[...days].map((day) => term('open', day)),
    ...words.filter((word) => word.length <= maxWordLength),
  ];
}

/** `bedrooms:1`, `bedrooms:2`, …: each means "at least that many". */
const upTo = (name: string, count: number) =>
  Array.from({ length: Math.min(count, maxRooms) }, (_, index) => term(name, index + 1));

/**
 * All terms of a search as a tsquery: every listing that a search finds matches them, and the remaining conditions narrow
 * the result. Null for a search whose only term would be the market.
 */
export function termsQuery(search: Search, now: Date): string | null {
  const terms = [...filterTerms(search), ...textTerms(search, now)];
  if (terms.length === 0) return null;
  return [...(search.listingType ? [quoted(term('market', search.listingType))] : []), ...terms].join(' & ');
}

function filterTerms(search: Search): string[] {
  const atLeast = (name: string, count: number | undefined) =>
    count ? [quoted(term(name, Math.min(count, maxRooms)))] : [];
  const flag = (name: string, isOn: boolean) => (isOn ? [quoted(term('flag', name))] : []);
  return [
    ...(search.propertyType ? [quoted(term('type', search.propertyType))] : []),
    ...(search.categories.length > 0 ? [anyOf(search.categories.map((slug) => term('category', slug)))] : []),
    ...atLeast('bedrooms', search.bedroomsMin),
    ...atLeast('baths', search.bathsMin),
    ...atLeast('cars', search.carSpacesMin),
    ...flag('pets', search.petsAllowed),
    ...flag('furnished', search.furnished),
    ...flag('smoking', search.smokingPermitted),
    ...search.features.map((slug) => quoted(term('feature', slug))),
  ];
}

/** The terms that no column can answer. */
export function textTerms(search: Search, now: Date): string[] {
  return [
    ...keywordsIn(search.keywords).map(quoted),
    ...(search.openSaturday ? [anyOf(comingSaturdays(now).map((day) => term('open', day)))] : []),
  ];
}

/**
 * The coming Saturday anywhere in the world: near midnight it differs between time zones. The exact condition is in
 * `search-conditions.ts`.
 */
function comingSaturdays(now: Date): string[] {
  const hour = 3_600_000;
  const days = [-12, 14].map((offset) => {
    const today = new Date(now.getTime() + offset * hour);
    return addDays(today.toISOString().slice(0, 10), 6 - today.getUTCDay());
  });
  return [...new Set(days)];
}

/** A filter's term contains a colon and a keyword never does. */
const term = (name: string, value: string | number) => `${name}:${value}`;

const anyOf = (terms: readonly string[]) => `(${terms.map(quoted).join(' | ')})`;

/** A lexeme as tsvector and tsquery read it. */
export const quoted = (lexeme: string) => `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`;
