import { validate } from 'stdnum/lib/cjs/au/tfn.js';

const candidate = /(?<!\d)\d{3}[ -]?\d{3}[ -]?\d{2,3}(?!\d)/g;

/**
 * True when a text contains a tax file number, which a tenancy check may never collect (V4; Privacy (Tax File Number)
 * Rule 2015). Checks the checksum, so that other numbers of eight or nine digits mostly pass.
 */
export const containsTaxFileNumber = (text: string): boolean =>
  (text.match(candidate) ?? []).some((digits) => validate(digits.replaceAll(/\D/g, '')).isValid);

export const taxFileNumberMessage = 'Remove the tax file number. We never collect it.';
