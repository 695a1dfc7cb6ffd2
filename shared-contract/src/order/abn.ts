import { compact, format, validate } from 'stdnum/lib/cjs/au/abn.js';

/** Returns whether a text is a valid Australian Business Number (V1): 11 digits, with or without spaces. */
export function isAbn(text: string): boolean {
  return validate(text.trim()).isValid;
}

/** Returns the 11 digits of a valid ABN without spaces, as they are stored. */
export function abnDigits(abn: string): string {
  return compact(abn);
}

/** Formats a valid ABN as `51 824 753 556`. Returns other text unchanged. */
export function formatAbn(text: string): string {
  return isAbn(text) ? format(text.trim()) : text;
}

/** Returns whether an ABN belongs to the company with this ACN: its last nine digits are the ACN (V3). */
export function isAbnOfCompany(abn: string, acn: string): boolean {
  return isAbn(abn) && abnDigits(abn).slice(2) === acn.replaceAll(' ', '');
}
