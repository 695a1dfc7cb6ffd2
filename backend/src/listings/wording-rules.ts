import type { Violation } from 'shared-contract/problem';

const bannedPhrases = ['private sale', 'no agents', 'contact owner', 'offers over', 'offers above'];
const emailAddress = /[^\s@]+@[^\s@]+\.[a-z]{2,}/i;
const webAddress = /\bhttps?:\/\/|\bwww\.|\b[a-z0-9-]+\.(?:com|net|org|au)\b/i;
/** Eight digits or more, however they are spaced; amounts and years are shorter or carry commas. */
const phoneNumber = /(?:\+61|\b0|\b1[38]00)(?:[ ().-]*\d){6,10}\b/;

/** V17: portals refuse contact details and these phrases in text. */
export function wordingViolations({ headline, description }: { headline: string; description: string }): Violation[] {
  const length =
    description.trim().length > 5000
      ? [{ propertyPath: 'description', message: 'The description is at most 5,000 characters long.', code: 'length' }]
      : [];
  return [...contentViolations('headline', headline), ...contentViolations('description', description), ...length];
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
