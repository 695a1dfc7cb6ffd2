import { centsOf, formatMoney } from '../money/money.ts';
import type { Violation } from '../wire/problem.ts';
import type { ExpenseFields } from './expense.ts';

/** The largest amount of one expense, in cents. */
const maxCents = 10_000_000_000;
/** Dates before this one are typing errors. */
const firstDate = '1950-01-01';

/**
 * Returns the violations of an expense (V34): paid until today, an amount above zero, GST of at most one eleventh of
 * it, and for a capital item the date of its acquisition and its cost.
 * @param today the local date at the property
 */
export function expenseViolations(fields: Omit<ExpenseFields, 'supplier' | 'label'>, today: string): Violation[] {
  const { paidOn, amount, gst, capital } = fields;
  const checks: [string, string | null][] = [
    ['paidOn', dateProblem(paidOn, today)],
    ['amount', amountProblem(amount)],
    ['gst', gstProblem(centsOf(gst), centsOf(amount))],
    ['capital.acquiredOn', capital && dateProblem(capital.acquiredOn, today)],
    ['capital.cost', capital && amountProblem(capital.cost)],
  ];
  return checks.flatMap(([propertyPath, message]) =>
    message === null ? [] : [{ propertyPath, message, code: 'expense' }],
  );
}

/** Returns the largest GST that an amount can contain, in cents: one eleventh and 1 cent for rounding (V34). */
export const maxGst = (amountCents: number): number => Math.floor(amountCents / 11) + 1;

/** Returns the amount less the private share, in cents, rounded half up. */
export const rentalCents = (amountCents: number, privateShare: number): number =>
  Math.round((amountCents * (100 - privateShare)) / 100);

function dateProblem(date: string, today: string): string | null {
  if (date > today) return 'Choose today or an earlier date.';
  return date < firstDate ? 'Check the year of this date.' : null;
}

function amountProblem(amount: string): string | null {
  const cents = centsOf(amount);
  if (cents <= 0) return 'Enter an amount above $0.00.';
  return cents > maxCents ? `Enter an amount of at most ${formatMoney(maxCents)}.` : null;
}

function gstProblem(gst: number, amount: number): string | null {
  if (gst < 0) return 'Enter $0.00 or more.';
  if (amount <= 0 || gst <= maxGst(amount)) return null;
  return `GST is at most one eleventh of the amount: ${formatMoney(Math.round(amount / 11))}.`;
}
