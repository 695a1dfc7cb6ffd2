import { centsOf, gstWithin } from 'shared-contract/money/money';
import { amountText, parseAmount } from 'shared-contract/money/parse-amount';
import { type Expense, type ExpenseFields, expenseFields } from 'shared-contract/property/expense';
import { expenseLabel } from 'shared-contract/property/expense-label';
import { expenseViolations } from 'shared-contract/property/expense-rules';
import { type ExpenseSeriesInput, expenseFrequency } from 'shared-contract/property/expense-series';
import { seriesViolations } from 'shared-contract/property/expense-series-rules';
import * as z from 'shared-contract/schema';
import { parseNumber } from 'shared-contract/text/parse-number';
import { messagesByField } from 'shared-contract/wire/messages-by-field';
import type { Violation } from 'shared-contract/wire/problem';
import { shapeViolations } from 'shared-contract/wire/shape-violations';

/** The values of the form. A draft stores them too. */
export const expenseFormValues = z.object({
  paidOn: z.string(),
  supplier: z.string(),
  description: z.string(),
  label: z.string(),
  amount: z.string(),
  gst: z.string(),
  privateShare: z.string(),
  isCapital: z.boolean(),
  acquiredOn: z.string(),
  cost: z.string(),
  /** How often a new expense repeats. Drafts of earlier releases have neither this nor the last day. */
  frequency: z._default(z.string(), ''),
  endsOn: z._default(z.string(), ''),
});
export type ExpenseFormValues = z.infer<typeof expenseFormValues>;
export type RepeatValues = Pick<ExpenseFormValues, 'frequency' | 'endsOn'>;
export type ExpenseErrors = Partial<Record<keyof ExpenseFormValues, string>>;

export const newExpenseValues = (today: string): ExpenseFormValues => ({
  paidOn: today,
  supplier: '',
  description: '',
  label: '',
  amount: '',
  gst: '',
  privateShare: '0',
  isCapital: false,
  acquiredOn: '',
  cost: '',
  frequency: '',
  endsOn: '',
});

export function valuesOfExpense(expense: Expense): ExpenseFormValues {
  const { paidOn, supplier, description, label, amount, gst, privateShare, capital } = expense;
  return {
    ...{ paidOn, supplier, description, label },
    amount: amountText(amount),
    gst: amountText(gst),
    privateShare: String(privateShare),
    isCapital: capital !== null,
    acquiredOn: capital?.acquiredOn ?? '',
    cost: capital ? amountText(capital.cost) : '',
    frequency: '',
    endsOn: '',
  };
}

type Parsed =
  | { ok: true; fields: ExpenseFields; repeat: ExpenseSeriesInput | null }
  | { ok: false; errors: ExpenseErrors };

/** Returns what to send, or a message for each invalid field (V34). Empty GST is $0.00. */
export function toExpenseFields(values: ExpenseFormValues, today: string): Parsed {
  const { paidOn, supplier, description, label, isCapital, acquiredOn } = values;
  const errors: ExpenseErrors = {};
  const amountIn = (name: 'amount' | 'gst' | 'cost') => {
    const parsed = parseAmount(values[name]);
    if (!parsed.ok) errors[name] = parsed.message;
    return (parsed.ok && parsed.amount) || '0.00';
  };
  const share = parseNumber(values.privateShare);
  const privateShare = share.ok ? (share.value ?? 0) : -1;
  if (!Number.isInteger(privateShare) || privateShare < 0 || privateShare > 100) {
    errors.privateShare = 'Enter a whole number from 0 to 100.';
  }
  if (!expenseLabel.options.some((option) => option === label)) errors.label = 'Choose a label.';
  if (paidOn === '') errors.paidOn = 'Enter the date of the payment.';
  if (isCapital && acquiredOn === '') errors.acquiredOn = 'Enter the date on which you got the item.';
  const money = { amount: amountIn('amount'), gst: amountIn('gst') };
  const capital = isCapital ? { acquiredOn, cost: amountIn('cost') } : null;
  const typed = { paidOn, supplier, description, label, ...money, privateShare, capital };
  const shape = expenseFields.safeParse(typed);
  const repeat = isCapital ? null : toRepeat(values);
  const repeatProblems = repeat ? seriesViolations(typed, repeat, today) : [];
  const problems = [...shapeViolations(shape), ...expenseViolations(typed, today), ...repeatProblems];
  const found = messagesByField(problems, fieldOf);
  const all: ExpenseErrors = { ...found, ...errors };
  return shape.success && Object.keys(all).length === 0
    ? { ok: true, fields: shape.data, repeat }
    : { ok: false, errors: all };
}

/** Returns how often an expense repeats, or null when it does not. */
export function toRepeat({ frequency, endsOn }: RepeatValues): ExpenseSeriesInput | null {
  const known = expenseFrequency.options.find((option) => option === frequency);
  return known ? { frequency: known, endsOn: endsOn || null } : null;
}

const fieldOf = (propertyPath: string) => propertyPath.replace(/^capital\./, '');

/** Returns the server's first message of each field. `rest` has the messages that belong to no field. */
export function expenseErrors(violations: readonly Violation[]): { errors: ExpenseErrors; rest: string[] } {
  const isField = ({ propertyPath }: Violation) => fieldOf(propertyPath) in expenseFormValues.shape;
  return {
    errors: messagesByField(violations.filter(isField), fieldOf),
    rest: violations.filter((one) => !isField(one)).map(({ message }) => message),
  };
}

/** Returns the GST in the typed amount if all of it is taxable, in cents. Null without an amount. */
export function typicalGst(amount: string): number | null {
  const parsed = parseAmount(amount);
  const cents = parsed.ok && parsed.amount !== null ? centsOf(parsed.amount) : 0;
  return cents > 0 ? gstWithin(cents) : null;
}
