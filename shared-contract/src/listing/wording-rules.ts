import type { PropertyTypeName } from '../property/property-type.ts';
import { hasHiddenCharacters, withoutHiddenCharacters } from '../text/hidden-characters.ts';
import { plainTextOf } from '../text/rich-text.ts';
import type { Violation } from '../wire/problem.ts';
import type { ListingType } from './listing.ts';

const bannedPhrases = ['private sale', 'no agents', 'contact owner', 'offers over', 'offers above'];
const emailAddress = /[^\s@]+@[^\s@]+\.[a-z]{2,}/i;
const webAddress = /(?:\bhttps?:\/\/|\bwww\.|\b[a-z0-9-]+\.(?:com|net|org|au)\b)[^\s<]*/i;
/**
 * An Australian phone number: +61, 0, 1300 or 1800, then 6 to 10 digits that spaces, dots, brackets or hyphens may
 * separate.
 */
const phoneNumber = /(?:\+61|\b0|\b1[38]00)(?:[ ().-]*\d){6,10}\b/;

/** Words that invite rent bidding (V20). The verb in "the home offers sea views" does not. */
const biddingPhrase =
  /\bfrom \$ ?\d[\d,.]*|\b(?:best|all|any|highest) offers?\b|\boffers? (?:over|above|from|around|considered|invited|welcome)\b|\bmake (?:us )?an offer\b/i;

type Wording = { headline?: string | undefined; description?: string | undefined };

/**
 * Rejects contact details and banned phrases, as portals do, hidden characters, and texts that are too long (V17). With
 * `advertised`, a missing headline or description is rejected too. With `isHomeRent`, words that invite rent bidding
 * are rejected too (V20).
 */
export function wordingViolations(
  { headline, description }: Wording,
  { advertised = false, isHomeRent = false }: { advertised?: boolean; isHomeRent?: boolean } = {},
): Violation[] {
  const violationsIn = (path: keyof Wording, text: string) => [
    ...textViolations(path, text, advertised),
    ...(isHomeRent ? biddingViolations(path, text) : []),
  ];
  return [
    ...(headline === undefined ? [] : violationsIn('headline', headline)),
    ...(description === undefined ? [] : violationsIn('description', plainTextOf(description))),
  ];
}

function biddingViolations(propertyPath: keyof Wording, text: string): Violation[] {
  const [found] = biddingPhrase.exec(text) ?? [];
  if (found === undefined) return [];
  const message = `Advertise the rent of a home as one fixed amount: remove “${found}”. It invites rent bidding.`;
  return [{ propertyPath, message, code: 'rent-bidding' }];
}

/** Portals cut off a headline after this many characters. */
export const maxShownHeadlineLength = 80;
/** The maximum number of characters of a description, without its tags (V17). */
export const maxDescriptionLength = 5000;
const limits = { headline: 200, description: maxDescriptionLength };

function textViolations(path: keyof Wording, text: string, advertised: boolean): Violation[] {
  const maxLength = limits[path];
  const length = text.trim().length;
  const refuse = (message: string, code: string): Violation => ({ propertyPath: path, message, code });
  return [
    ...contentViolations(path, text),
    ...(hasHiddenCharacters(text) ? [refuse('Remove the invisible characters.', 'hidden')] : []),
    ...(length > maxLength
      ? [
          refuse(
            `Shorten the ${path} to ${maxLength.toLocaleString('en-AU')} characters. It has ${length} now.`,
            'length',
          ),
        ]
      : []),
    ...(advertised && length === 0 ? [refuse(`Add a ${path}. Every advertised listing needs one.`, 'missing')] : []),
  ];
}

function contentViolations(propertyPath: string, text: string): Violation[] {
  const refuse = (what: string, found: string): Violation => ({
    propertyPath,
    message: `Portals reject ${what} in the text: remove “${found.trim().slice(0, 60)}”. Visitors enquire through the listing.`,
    code: 'wording',
  });
  const [mail] = emailAddress.exec(text) ?? [];
  const [web] = webAddress.exec(text) ?? [];
  const [phone] = phoneNumber.exec(text) ?? [];
  const phrase = bannedPhrases.find((banned) => text.toLowerCase().includes(banned));
  return [
    ...(mail === undefined ? [] : [refuse('an email address', mail)]),
    ...(mail === undefined && web !== undefined ? [refuse('a web address', web)] : []),
    ...(phone === undefined ? [] : [refuse('a phone number', phone)]),
    ...(phrase === undefined ? [] : [refuse('these words', phrase)]),
  ];
}

/** A warning about a headline. `better` is a corrected headline. */
export type HeadlineAdvice = { code: 'capitals' | 'long-headline'; message: string; better?: string };

/** Warns about long headlines and headlines in capitals (V17). */
export function headlineAdvice(headline: string): HeadlineAdvice[] {
  const isAllCapitals = /\p{Lu}{3}/u.test(headline) && !/\p{Ll}/u.test(headline);
  return [
    ...(headline.trim().length > maxShownHeadlineLength
      ? [
          {
            code: 'long-headline' as const,
            message: `Shorten the headline to ${maxShownHeadlineLength} characters. Portals cut off the rest.`,
          },
        ]
      : []),
    ...(isAllCapitals
      ? [
          {
            code: 'capitals' as const,
            message: 'Use sentence case for the headline. Capitals are hard to read.',
            better: headline.charAt(0) + headline.slice(1).toLowerCase(),
          },
        ]
      : []),
  ];
}

/**
 * Warns about the length of a description (V17) and about words that invite rent bidding (V20). Never blocks
 * publishing.
 */
export function wordingAdvice(
  { headline, description }: { headline: string; description: string },
  { type, propertyType }: { type: ListingType; propertyType: PropertyTypeName },
): string[] {
  const text = plainTextOf(description);
  // In a listing for sale and lease, the words may be about the sale price.
  const bids = type === 'both' && propertyType === 'Residential' && biddingPhrase.test(`${headline} ${text}`);
  return [
    ...(text !== '' && text.length < 200 ? ['Write at least 200 characters. Longer descriptions get more views.'] : []),
    ...(bids
      ? ['Advertise the rent as one fixed amount. Words such as “offers” or “from $” invite rent bidding.']
      : []),
  ];
}

/** Removes contact details, banned phrases and invisible characters. Keeps the tags of rich text. */
export function withoutContactDetails(text: string): string {
  const everywhere = (pattern: RegExp) => new RegExp(pattern.source, pattern.flags.includes('i') ? 'gi' : 'g');
  const without = [/[^\s@<>]+@[^\s@<>]+\.[a-z]{2,}/i, webAddress, phoneNumber]
    .map(everywhere)
    .concat(bannedPhrases.map((phrase) => new RegExp(phrase, 'gi')))
    .reduce((rest, pattern) => rest.replaceAll(pattern, ''), withoutHiddenCharacters(text));
  return without === text
    ? text
    : without
        .replaceAll(/ {2,}/g, ' ')
        .replaceAll(/ +([.,;!?])/g, '$1')
        .trim();
}
