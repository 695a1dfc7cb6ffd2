import { addDays } from 'shared-contract/date/local-date';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import type { ReceiptInput } from 'shared-contract/tenancy/ledger';
import type { Violation } from 'shared-contract/wire/problem';
import { shortDate } from 'tenancy-law/rules/law-row';

/** Rent and bond are paid at most this long before a tenancy starts. An earlier date is a typing error. */
const daysBeforeStart = 90;
const maxCents = 100_000_000;

type Ledger = {
  tenancy: { startDate: string; bondCents: number };
  ledger: { bondReceivedCents: number };
  today: string;
};

/** Checks a receipt: its amount, and a bond against what is still to be paid of it. */
export function receiptViolations(
  { kind, date, amount }: Pick<ReceiptInput, 'kind' | 'date' | 'amount'>,
  { tenancy, ledger, today }: Ledger,
): Violation[] {
  const violations = dateViolations(date, tenancy, today);
  const cents = centsOf(amount);
  const refuse = (message: string) => violations.push({ propertyPath: 'amount', message, code: 'amount' });
  const bondLeft = Math.max(0, tenancy.bondCents - ledger.bondReceivedCents);
  if (cents <= 0) refuse('Enter an amount above $0.00.');
  else if (cents > maxCents) refuse(`Enter at most ${formatMoney(maxCents)}.`);
  else if (kind === 'bondReceipt' && cents > bondLeft) {
    refuse(
      bondLeft === 0 ? 'The bond has been paid in full.' : `Only ${formatMoney(bondLeft)} of the bond is left to pay.`,
    );
  }
  return violations;
}

/** Checks the date of money that was received or lodged: no later than today, not long before the start. */
export function dateViolations(date: string, { startDate }: { startDate: string }, today: string): Violation[] {
  const earliest = addDays(startDate, -daysBeforeStart);
  const refuse = (message: string): Violation[] => [{ propertyPath: 'date', message, code: 'date' }];
  if (date > today) return refuse('Choose today or an earlier date.');
  if (date < earliest)
    return refuse(`Choose a date from ${shortDate(earliest)} on: this tenancy starts on ${shortDate(startDate)}.`);
  return [];
}
