const secretName = /token|secret|password|authorization|cookie|bsb|account.?number|card|cvc|tfn/i;
const patterns: readonly [RegExp, string][] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[e-mail]'],
  [/\b\d{3}-\d{3}\b/g, '[bsb]'],
  [/\b(?:\d[ -]?){9,19}\b/g, '[number]'],
];

/** Text without tokens, e-mail addresses, BSBs and long numbers, for a log (RELIABILITY H11). */
export function redactText(text: string): string {
  return patterns.reduce((rest, [pattern, word]) => rest.replaceAll(pattern, word), text);
}

/** Whether the value under this name is nothing for a log, whatever it looks like. */
export const isSecretName = (name: string): boolean => secretName.test(name);
