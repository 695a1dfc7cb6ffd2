import type { Violation } from '../wire/problem.ts';

export type BankAccount = { name: string; bsb: string; number: string };

/** Returns the violations of an Australian account: name, BSB and number (V10). Paths are relative to the account. */
export function bankAccountViolations({ name, bsb, number }: BankAccount): Violation[] {
  const violations: Violation[] = [];
  const refuse = (propertyPath: keyof BankAccount, message: string) =>
    violations.push({ propertyPath, message, code: 'bank-account' });
  if (name.trim().length < 1 || name.trim().length > 32) {
    refuse('name', 'Enter the account name, up to 32 characters.');
  }
  if (!/^\d{6}$/.test(withoutSeparators(bsb))) refuse('bsb', 'Enter the BSB: six digits, such as 063-000.');
  if (!/^(?!0+$)\d{4,9}$/.test(withoutSeparators(number))) {
    refuse('number', 'Enter the account number: 4 to 9 digits, not all zeros.');
  }
  return violations;
}

/** Formats a valid account: the BSB as `063-000`, the number as digits with its leading zeros (V10). */
export function tidyBankAccount({ name, bsb, number }: BankAccount): BankAccount {
  const digits = withoutSeparators(bsb);
  return { name: name.trim(), bsb: `${digits.slice(0, 3)}-${digits.slice(3)}`, number: withoutSeparators(number) };
}

const withoutSeparators = (typed: string) => typed.replaceAll(/[\s-]/g, '');
