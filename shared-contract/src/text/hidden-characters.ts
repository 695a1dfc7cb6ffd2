/** Control characters except tab and line breaks, and characters that change the text direction. */
const hiddenCharacter = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028\u2029\ufffe\uffff]/u;

/** True for text with invisible characters. With them, a text can look different from what it contains. */
export function hasHiddenCharacters(text: string): boolean {
  return hiddenCharacter.test(text);
}

/** Removes invisible characters. */
export function withoutHiddenCharacters(text: string): string {
  return text.replaceAll(new RegExp(hiddenCharacter.source, 'gu'), '');
}
