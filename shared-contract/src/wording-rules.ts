import { hasHiddenCharacters } from './hidden-characters.ts';
import type { Violation } from './problem.ts';
import { plainTextOf } from './rich-text.ts';

const bannedPhrases = ['private sale', 'no agents', 'contact owner', 'offers over', 'offers above'];
const emailAddress = /[^\s@]+@[^\s@]+\.[a-z]{2,}/i;
const webAddress = /\bhttps?:\/\/|\bwww\.|\b[a-z0-9-]+\.(?:com|net|org|au)\b/i;
/** Eight digits or more, however they are spaced; amounts and years are shorter or carry commas. */
const phoneNumber = /(?:\+61|\b0|\b1[38]00)(?:[ ().-]*\d){6,10}\b/;

type Wording = { headline?: string | undefined; description?: string | undefined };

/** V17: portals refuse contact details and these phrases in text. What is `advertised` needs words, a draft may lack them. */
export function wordingViolations(
  { headline, description }: Wording,
  { advertised = false }: { advertised?: boolean } = {},
): Violation[] {
  return [
    ...(headline === undefined ? [] : textViolations('headline', headline, advertised)),
    ...(description === undefined ? [] : textViolations('description', plainTextOf(description), advertised)),
  ];
}

const limits = { headline: 200, description: 5000 };

function textViolations(path: keyof Wording, text: string, advertised: boolean): Violation[] {
  const most = limits[path];
  const length = text.trim().length;
  const refuse = (message: string, code: string): Violation => ({ propertyPath: path, message, code });
  return [
    ...contentViolations(path, text),
    ...(hasHiddenCharacters(text)
      ? [refuse('Take out the invisible characters: nobody can read them.', 'hidden')]
      : []),
    ...(length > most
      ? [refuse(`The ${path} is at most ${most.toLocaleString('en-AU')} characters long, not ${length}.`, 'length')]
      : []),
    ...(advertised && length === 0 ? [refuse(`What is advertised needs a ${path}.`, 'missing')] : []),
  ];
}

function contentViolations(propertyPath: string, text: string): Violation[] {
  const refuse = (what: string): Violation => ({
    propertyPath,
    message: `Portals refuse ${what} in the text: the contact details have their own place.`,
    code: 'wording',
  });
  const phrase = bannedPhrases.find((banned) => text.toLowerCase().includes(banned));
  return [
    ...(emailAddress.test(text) ? [refuse('an e-mail address')] : []),
    ...(!emailAddress.test(text) && webAddress.test(text) ? [refuse('a web address')] : []),
    ...(phoneNumber.test(text) ? [refuse('a phone number')] : []),
    ...(phrase ? [refuse(`the words “${phrase}”`)] : []),
  ];
}

/** The text without what portals refuse in it, as far as that is a matter of taking out words. Rich text stays rich. */
export function withoutContactDetails(text: string): string {
  const everywhere = (pattern: RegExp) => new RegExp(pattern.source, pattern.flags.includes('i') ? 'gi' : 'g');
  const without = [
    /[^\s@<>]+@[^\s@<>]+\.[a-z]{2,}/i,
    /\b(?:https?:\/\/|www\.)[^\s<]*|\b[a-z0-9-]+\.(?:com|net|org|au)\b[^\s<]*/i,
    phoneNumber,
  ]
    .map(everywhere)
    .concat(bannedPhrases.map((phrase) => new RegExp(phrase, 'gi')))
    .reduce((rest, pattern) => rest.replaceAll(pattern, ''), text);
  return without === text
    ? text
    : without
        .replaceAll(/ {2,}/g, ' ')
        .replaceAll(/ +([.,;!?])/g, '$1')
        .trim();
}
