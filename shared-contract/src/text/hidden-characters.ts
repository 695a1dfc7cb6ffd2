/** Controls but for tab and line ends, and the marks that turn the direction of the text around them. */
const unshowable = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028\u2029\ufffe\uffff]/u;

/** True for text that holds what nobody can see and what could make it read as something else. */
export function hasHiddenCharacters(text: string): boolean {
  return unshowable.test(text);
}

/** The text without them. */
export function withoutHiddenCharacters(text: string): string {
  return text.replaceAll(new RegExp(unshowable.source, 'gu'), '');
}
