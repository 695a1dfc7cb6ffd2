/**
 * Converts text to the form in which it is compared: lower case, without accents and apostrophes, and with spaces
 * instead of other characters.
 */
export function searchWords(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f’'`]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}
