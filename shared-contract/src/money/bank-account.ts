import * as z from 'shared-contract/schema';
import { plainLine } from '../text/plain-text.ts';
import type { Violation } from '../wire/problem.ts';

export type BankAccount = { name: string; bsb: string; number: string };

const matching = (pattern: RegExp, message: string) =>
  z.string().check(z.refine<string>((typed) => pattern.test(withoutSeparators(typed)), message));

/** Schemas of the fields of an Australian bank account (V10). Spaces and hyphens are allowed in BSB and number. */
export const bankAccountFields = {
  name: plainLine(32, 'Enter the account name, up to 32 characters.'),
  bsb: matching(/^\d{6}$/, 'Enter the BSB: six digits, such as 063-000.'),
  number: matching(/^(?!0+$)\d{4,9}$/, 'Enter the account number: 4 to 9 digits, not all zeros.'),
};

const schema = z.object(bankAccountFields);

/** Returns the violations of an Australian account: name, BSB and number (V10). Paths are relative to the account. */
export function bankAccountViolations(account: BankAccount): Violation[] {
  const issues = z.safeParse(schema, account).error?.issues ?? [];
  return issues.map(({ path, message }) => ({ propertyPath: path.join('.'), message, code: 'bank-account' }));
}

/** Formats a valid account: the BSB as `063-000`, the number as digits with its leading zeros (V10). */
export function tidyBankAccount({ name, bsb, number }: BankAccount): BankAccount {
  const digits = withoutSeparators(bsb);
  return { name: name.trim(), bsb: `${digits.slice(0, 3)}-${digits.slice(3)}`, number: withoutSeparators(number) };
}

/** Returns the last three digits of an account number, and only two of a number of up to five digits. */
export const accountEnding = (number: string): string => number.slice(number.length > 5 ? -3 : -2);

/** Masks an account number: `••• 456`. */
export const maskAccountNumber = (number: string): string => `••• ${accountEnding(number)}`;

const withoutSeparators = (typed: string) => typed.replaceAll(/[\s-]/g, '');
