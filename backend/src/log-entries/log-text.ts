import { isSecretName, redactText } from 'shared-contract/text/redact-text';

/**
 * Somebody's text for our log: on one line, without what looks like a secret or a person, and without characters that a
 * terminal or a log viewer would obey (ASVS 16.4.1). The browser has redacted already; who posts here need not be one.
 */
export function logText(text: string, longest: number): string {
  const safe = redactText(text.slice(0, 4 * longest)).replaceAll(controlCharacters, escapeCharacter);
  return safe.length > longest ? `${safe.slice(0, longest)}…` : safe;
}

/** The same of any JSON, as text. */
export function logJson(value: unknown, longest: number): string {
  const text = JSON.stringify(value ?? null, (name, inner) => (isSecretName(name) ? '[secret]' : inner));
  return logText(text, longest);
}

/** Control characters, line and paragraph separators, and those that turn the direction of writing. */
const controlCharacters = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

const escapeCharacter = (character: string) => `\\u{${character.codePointAt(0)?.toString(16)}}`;
