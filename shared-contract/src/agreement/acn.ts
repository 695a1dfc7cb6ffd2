import { validate } from 'stdnum/lib/cjs/au/acn.js';

/** Returns whether a text is a valid Australian Company Number (V2): 9 digits with a check digit, spaces allowed. */
export function isAcn(text: string): boolean {
  return validate(text).isValid;
}
