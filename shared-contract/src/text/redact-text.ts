const secretName = /token|secret|password|authorization|cookie|bsb|account.?number|card|cvc|tfn/i;
const patterns: readonly [RegExp, string][] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  [/([?&#](?:access_token|refresh_token|id_token|code)=)[^&\s#]+/gi, '$1[token]'],
  // The token in the URL of an offer, an agreement to sign, an application, a tenant check or a shared
  // document grants access. The ids in `/api/offers/` do not, so they stay.
  [
    /((?<!\/api)(?:\/|%2f)(?:offers|agreements|applications|check-authorisations|shared-documents|inspections)(?:\/|%2f))[^\s/?#&"'<>)%]+/gi,
    '$1[token]',
  ],
  // The token of an unsubscribe link is in a page's URL and in the API's.
  [/((?:\/|%2f)unsubscribe(?:\/|%2f))[^\s/?#&"'<>)%]+/gi, '$1[token]'],
  [/\b\d{3}-\d{3}\b/g, '[bsb]'],
  [/\b((?:bsb|acc(?:oun)?t)(?: (?:number|no\.?))?[\s:#]{1,3})\d[\d -]{3,}\d/gi, '$1[number]'],
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[e-mail]'],
  // A hash in the name of a script or stylesheet can consist of digits only.
  [/\b(?:\d[ -]?){9,19}\b(?!\.(?:js|css))/g, '[number]'],
];

/** Replaces tokens, email addresses, BSBs and long numbers, for logs (H11). */
export function redactText(text: string): string {
  return patterns.reduce((rest, [pattern, word]) => rest.replaceAll(pattern, word), text);
}

/** True if a value with this name must never be logged. */
export const isSecretName = (name: string): boolean => secretName.test(name);
