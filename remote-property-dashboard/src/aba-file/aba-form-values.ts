import { centsOf } from 'shared-contract/money/money';
import { parseAmount } from 'shared-contract/money/parse-amount';
import { type AbaFileInput, abaFileInput } from 'shared-contract/property/aba-file';
import type { BankAccountResource } from 'shared-contract/property/bank-account';
import { messagesByField } from 'shared-contract/wire/messages-by-field';
import type { Violation } from 'shared-contract/wire/problem';
import { shapeViolations } from 'shared-contract/wire/shape-violations';

export type AbaPayeeValues = {
  key: string;
  name: string;
  bsb: string;
  number: string;
  amount: string;
  reference: string;
};

export type AbaFormValues = Omit<AbaFileInput, 'payees'> & { accountId: string; payees: AbaPayeeValues[] };

export const newPayee = (): AbaPayeeValues => ({
  key: crypto.randomUUID(),
  name: '',
  bsb: '',
  number: '',
  amount: '',
  reference: '',
});

/** The account that pays the expenses is the one that pays, if there is one. */
export const newAbaValues = (accounts: readonly BankAccountResource[], today: string): AbaFormValues => ({
  accountId: (accounts.find(({ paysExpenses }) => paysExpenses) ?? accounts[0])?.id ?? '',
  bank: '',
  userId: '',
  userName: '',
  description: 'BILLS',
  date: today,
  isBalanced: false,
  payees: [newPayee()],
});

type Parsed = { ok: true; request: AbaFileInput } | { ok: false; errors: Record<string, string> };

/** Returns the request, or a message for each invalid field by its path in the form, such as `payees.0.bsb`. */
export function parseAbaForm({ accountId: _, payees, ...values }: AbaFormValues): Parsed {
  const amounts = payees.map(({ amount }) => parseAmount(amount));
  const amountErrors = Object.fromEntries(
    amounts.flatMap((one, index) => (one.ok ? [] : [[`payees.${index}.amount`, one.message]])),
  );
  const parsed = abaFileInput.safeParse({
    ...values,
    payees: payees.map(({ key: _key, ...payee }, index) => {
      const amount = amounts[index];
      return { ...payee, amount: (amount?.ok && amount.amount) || '0.00' };
    }),
  });
  if (parsed.success && Object.keys(amountErrors).length === 0) return { ok: true, request: parsed.data };
  return { ok: false, errors: { ...abaErrors(shapeViolations(parsed)), ...amountErrors } };
}

/** Converts paths such as `payees[0].bsb` to those of the form. */
export const abaErrors = (violations: readonly Violation[]): Record<string, string> =>
  messagesByField(violations, (path) => path.replaceAll(/\[(\d+)\]/g, '.$1'));

/** Returns the total of the amounts that are complete, in cents. */
export const totalOf = (payees: readonly AbaPayeeValues[]): number =>
  payees.reduce((sum, { amount }) => {
    const parsed = parseAmount(amount);
    return sum + (parsed.ok && parsed.amount !== null ? centsOf(parsed.amount) : 0);
  }, 0);
