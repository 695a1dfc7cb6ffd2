import { hasHiddenCharacters } from '../text/hidden-characters.ts';
import type { Violation } from '../wire/problem.ts';

type Contact = { name?: string | undefined; email?: string | null | undefined; phone?: string | null | undefined };

/**
 * Checks the given fields of a listing's contact person: the name must be visible text, the email address (V8) and the
 * Australian phone number (V7) must be valid.
 */
export function contactViolations({ name, email, phone }: Contact): Violation[] {
  const violations: Violation[] = [];
  if (name !== undefined && (name.trim() === '' || hasHiddenCharacters(name))) {
    const message = 'Enter a contact name without invisible characters.';
    violations.push({ propertyPath: 'contactDetail.name', message, code: 'name' });
  }
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) {
    const message = 'Enter an email address such as sam@example.com.';
    violations.push({ propertyPath: 'contactDetail.email', message, code: 'email' });
  }
  if (phone && !isAustralianPhone(phone)) {
    const message = 'Enter an Australian phone number such as 0491 570 006 or (03) 5550 1234.';
    violations.push({ propertyPath: 'contactDetail.phone', message, code: 'phone' });
  }
  return violations;
}

function isAustralianPhone(phone: string): boolean {
  const digits = phone.replaceAll(/[\s().-]/g, '').replace(/^\+61/, '0');
  return /^0[23478]\d{8}$/.test(digits) || isBusinessPhone(digits);
}

/** True for a number that only businesses have: 13, 1300 or 1800 (V7). It has no country code. */
export function isBusinessPhone(phone: string): boolean {
  return /^(?:1[38]00\d{6}|13(?!00)\d{4})$/.test(phone.replaceAll(/[\s().-]/g, ''));
}
