import { validate } from 'stdnum/lib/cjs/au/tfn.js';

/** A phone number as people write it: 0491 570 006, (03) 9123 4567 or +61 491 570 006. */
const phone = /(?<!\d)(?:\+?61[ -]?|\(?0)[23478](?:\)?[ -]?\d){8}(?!\d)/g;
/** A date of this or the last century: 23/4/1990 or 1990-04-23. */
const date =
  /(?<!\d)(?:(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d|(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?!\d)/g;

/**
 * True when a text contains a tax file number, which a tenancy check may never collect (V4; Privacy (Tax File Number)
 * Rule 2015): 8 or 9 digits with a valid checksum, however they are grouped, also after other numbers. Without the
 * checksum, each number of this length would be one; with it, 1 in 11 still is. Limits: a number that is written as a
 * phone number or a date passes, and the number of a licence or a foreign passport looks the same, so
 * number fields are not searched.
 */
export function containsTaxFileNumber(text: string): boolean {
  // NFKC turns full-width digits and no-break spaces into plain ones.
  const plain = text.normalize('NFKC').replaceAll(phone, 'x').replaceAll(date, 'x');
  return plain.split(/\p{L}+/u).some((part) => isInGroups(part.match(/\d+/g) ?? []));
}

/** Joins each sequence of groups, so that 100 123 456 782 contains 123 456 782. */
const isInGroups = (groups: readonly string[]): boolean =>
  groups.some((_group, start) => {
    let digits = '';
    for (const group of groups.slice(start)) {
      digits += group;
      if (digits.length > maxDigits) return false;
      if (isTaxFileNumber(digits)) return true;
    }
    return false;
  });

/** Leading zeros fill up a form, so they don't count. */
const maxDigits = 12;
const isTaxFileNumber = (digits: string): boolean => /^0*[1-9]\d{7,8}$/.test(digits) && isValid(digits);
const isValid = (digits: string): boolean => validate(digits.replace(/^0+/, '')).isValid;

export const taxFileNumberMessage = 'Remove the tax file number. We never collect it.';
