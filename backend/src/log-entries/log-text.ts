import { isSecretName, redactText } from 'shared-contract/text/redact-text';

/**
 * Prepares text from a client for the log: one line of limited length, without secrets, personal data, and characters
 * that control a terminal (ASVS 16.4.1). The browser removes secrets too, but any client can send entries.
 */
export function logText(text: string, longest: number): string {
  const safe = redactText(text.slice(0, 4 * longest)).replaceAll(controlCharacters, escapeCharacter);
  return safe.length > longest ? `${safe.slice(0, longest)}…` : safe;
}

/**
 * Converts a JSON value to text for the log in the same way as `logText`. Also replaces the values of fields with
 * secret names.
 */
export function logJson(value: unknown, longest: number): string {
  const text = JSON.stringify(value ?? null, (name, inner) => (isSecretName(name) ? '[secret]' : inner));
  return logText(text, longest);
}

/** Control characters, line and paragraph separators, and characters that change the direction of text. */
const controlCharacters = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

const escapeCharacter = (character: string) => `\\u{${character.codePointAt(0)?.toString(16)}}`;
