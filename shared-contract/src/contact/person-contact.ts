import * as z from 'shared-contract/schema';
import { isBusinessPhone } from './contact-rules.ts';

/** An email address: trimmed, at most 254 characters, with one @ and a dot in the domain (V8). */
export const emailAddress = z
  .string()
  .check(
    z.trim(),
    z.maxLength(254, 'An email address has at most 254 characters.'),
    z.regex(
      /^[^\s@<>()[\],;:"\\\p{C}]+@(?:[\p{L}\d-]+\.)+[\p{L}\d-]{2,}$/u,
      'Enter an email address such as sam@example.com.',
    ),
  );

/** A phone number: an Australian mobile or landline number, or an international number with its country code (V7). */
export const personPhone = z
  .string()
  .check(
    z.trim(),
    z.maxLength(30, 'A phone number has at most 30 characters.'),
    z.refine(isPersonPhone, 'Enter a phone number such as 0491 570 006 or +61 3 5550 1234.'),
  );

/** The phone number of a business: that of a person, or a 13, 1300 or 1800 number (V7). */
export const businessPhone = z.string().check(
  z.trim(),
  z.maxLength(30, 'A phone number has at most 30 characters.'),
  z.refine(
    (typed) => isBusinessPhone(typed) || isPersonPhone(typed),
    'Enter a phone number such as (03) 5550 1234 or 1300 975 707.',
  ),
);

/** Formats an Australian phone number as `0491 570 006` or `(03) 5550 1234` (V7). Returns other numbers unchanged. */
export function formatPhone(phone: string): string {
  if (/^\+614\d{8}$/.test(phone)) return `0${phone.slice(3, 6)} ${phone.slice(6, 9)} ${phone.slice(9)}`;
  if (/^\+61[2378]\d{8}$/.test(phone)) return `(0${phone.slice(3, 4)}) ${phone.slice(4, 8)} ${phone.slice(8)}`;
  return phone;
}

/** Formats a typed Australian number like {@link formatPhone}: `0491570006` as `0491 570 006`. Trims other text. */
export function tidyPhone(typed: string): string {
  const digits = typed.replaceAll(/[\s().-]/g, '').replace(/^(?:(?:\+61|0061)0?|0)(?=[23478]\d{8}$)/, '+61');
  const formatted = formatPhone(digits);
  return formatted === digits ? typed.trim() : formatted;
}

function isPersonPhone(typed: string): boolean {
  if (!/^\+?[\d\s().-]+$/.test(typed)) return false;
  const digits = typed.replaceAll(/[^\d+]/g, '').replace(/^(?:\+61|0061)0?/, '0');
  return /^0[23478]\d{8}$/.test(digits) || (/^\+[1-9]\d{7,14}$/.test(digits) && !digits.startsWith('+61'));
}
