import { amountOf, centsOf } from 'shared-contract/money/money';
import { amountText, parseAmount } from 'shared-contract/money/parse-amount';
import { type ReceiptInput, receiptInput } from 'shared-contract/tenancy/ledger';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { type CheckedForm, checkedForm } from './checked-form.ts';

export type ReceiptForm = { kind: ReceiptInput['kind']; amount: string; date: string; note: string };

/** Returns what is left to pay of the bond, in cents. */
export const bondLeft = ({ bond, bondRecord }: Pick<Tenancy, 'bond' | 'bondRecord'>): number =>
  Math.max(0, centsOf(bond) - centsOf(bondRecord?.received ?? '0.00'));

/** Returns the amount that a payment of this kind probably has: what is due, or a week's rent. */
export function expectedAmount(kind: ReceiptForm['kind'], tenancy: Tenancy): string {
  if (kind === 'bondReceipt') return amountText(amountOf(bondLeft(tenancy)));
  const { rentDue = '0.00', rent } = tenancy;
  return amountText(centsOf(rentDue) > 0 ? rentDue : rent);
}

/** An amount that pays more weeks ahead is usually a typing error, such as a missing decimal point. */
const usualWeeksAhead = 8;

/** Returns how many weeks of rent an unusually large amount pays; null for a usual one, and for a bond. */
export function unusualWeeks(
  { kind, amount: typed }: Pick<ReceiptForm, 'kind' | 'amount'>,
  { rent, rentDue = '0.00' }: Pick<Tenancy, 'rent' | 'rentDue'>,
): number | null {
  const amount = parseAmount(typed);
  if (kind === 'bondReceipt' || !amount.ok || amount.amount === null) return null;
  const [cents, week] = [centsOf(amount.amount), centsOf(rent)];
  return cents > centsOf(rentDue) + usualWeeksAhead * week ? Math.floor(cents / week) : null;
}

/** Returns the request, or an error message for each invalid field. */
export function parseReceipt(
  { kind, amount: typed, date, note }: ReceiptForm,
  today: string,
): CheckedForm<ReceiptInput> {
  const errors: Record<string, string> = {};
  const amount = parseAmount(typed);
  if (!amount.ok) errors.amount = amount.message;
  else if (amount.amount === null || centsOf(amount.amount) <= 0) errors.amount = 'Enter an amount above $0.00.';
  if (date > today) errors.date = 'Choose today or an earlier date.';
  const checked = checkedForm(
    receiptInput.safeParse({ kind, date, note, amount: (amount.ok && amount.amount) || '0.00' }),
  );
  if (Object.keys(errors).length === 0) return checked;
  return { ok: false, errors: checked.ok ? errors : { ...checked.errors, ...errors } };
}
