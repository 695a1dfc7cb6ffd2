import {
  type BankAccountInput,
  type BankAccountPatch,
  type BankAccountResource,
  bankAccountInput,
  bankAccountPatch,
} from 'shared-contract/property/bank-account';
import type { Violation } from 'shared-contract/wire/problem';
import { shapeViolations } from 'shared-contract/wire/shape-violations';

export type BankAccountFormValues = {
  name: string;
  bsb: string;
  /** Empty in the form of a stored account: its number stays. */
  number: string;
  receivesRent: boolean;
  paysExpenses: boolean;
};

export type BankAccountErrors = Partial<Record<'name' | 'bsb' | 'number', string>>;

/** A new account gets the uses that no other account has. */
export const newAccountValues = (others: readonly BankAccountResource[]): BankAccountFormValues => ({
  name: '',
  bsb: '',
  number: '',
  receivesRent: !others.some(({ receivesRent }) => receivesRent),
  paysExpenses: !others.some(({ paysExpenses }) => paysExpenses),
});

export function valuesOfAccount({ name, bsb, receivesRent, paysExpenses }: BankAccountResource): BankAccountFormValues {
  return { name, bsb, number: '', receivesRent, paysExpenses };
}

type Parsed<T> = { ok: true; request: T } | { ok: false; errors: BankAccountErrors };

/** Returns the request that adds an account, or a message for each invalid field (V10). */
export function toAccountInput(
  values: BankAccountFormValues,
  { id, propertyId }: { id: string; propertyId: string },
): Parsed<BankAccountInput> {
  const parsed = bankAccountInput.safeParse({ id, property: `/api/properties/${propertyId}`, ...values });
  return parsed.success
    ? { ok: true, request: parsed.data }
    : { ok: false, errors: accountErrors(shapeViolations(parsed)).errors };
}

/** Returns the request that changes an account, or a message for each invalid field (V10). */
export function toAccountPatch({ number, ...values }: BankAccountFormValues): Parsed<BankAccountPatch> {
  const parsed = bankAccountPatch.safeParse({ ...values, ...(number.trim() !== '' && { number }) });
  return parsed.success
    ? { ok: true, request: parsed.data }
    : { ok: false, errors: accountErrors(shapeViolations(parsed)).errors };
}

const fields = ['name', 'bsb', 'number'] as const;

/** Returns the first message of each field. `rest` has the messages that belong to no field. */
export function accountErrors(violations: readonly Violation[]): { errors: BankAccountErrors; rest: string[] } {
  const errors: BankAccountErrors = {};
  const rest: string[] = [];
  for (const { propertyPath, message } of violations) {
    const field = fields.find((name) => name === propertyPath);
    if (field) errors[field] ??= message;
    else rest.push(message);
  }
  return { errors, rest };
}
