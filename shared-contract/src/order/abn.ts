import { format, validate } from 'stdnum/lib/cjs/au/abn.js';

/** Returns whether a text is a valid Australian Business Number (V1): 11 digits, with or without spaces. */
export function isAbn(text: string): boolean {
  return validate(text.trim()).isValid;
}

/** Formats a valid ABN as `51 824 753 556`. Returns other text unchanged. */
export function formatAbn(text: string): string {
  return isAbn(text) ? format(text.trim()) : text;
}
