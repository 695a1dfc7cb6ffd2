import * as z from 'shared-contract/schema';
import { decimalAmount } from '../money/money.ts';
import { iri, linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';

/** How often an expense repeats. The values are stored, so none is removed or renamed. */
export const expenseFrequency = z.enum(['weekly', 'fortnightly', 'monthly', 'quarterly', 'yearly']);
export type ExpenseFrequency = z.infer<typeof expenseFrequency>;

/** The names of the frequencies on screens. */
export const expenseFrequencyNames: Record<ExpenseFrequency, string> = {
  weekly: 'Weekly',
  fortnightly: 'Fortnightly',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  yearly: 'Yearly',
};

/** Returns the name of a frequency; for a frequency of a newer server, "Recurring". */
export const expenseFrequencyName = (frequency: string): string =>
  (expenseFrequencyNames as Partial<Record<string, string>>)[frequency] ?? 'Recurring';

/** `POST /api/expenses/{id}/series`: the expense repeats, counted from the date of its payment. */
export const expenseSeriesInput = z.object({
  frequency: expenseFrequency,
  /** The last day on which an expense may be added; null for no end. */
  endsOn: z.nullable(z.iso.date('Enter a date.')),
});
export type ExpenseSeriesInput = z.infer<typeof expenseSeriesInput>;

/** `PATCH /api/expense-series/{id}`: the amounts of later expenses. */
export const expenseSeriesPatch = z.object({ amount: decimalAmount, gst: decimalAmount });
export type ExpenseSeriesPatch = z.infer<typeof expenseSeriesPatch>;

/** A recurring expense. The server adds an expense to the list on each of its dates. */
export const expenseSeries = z.object({
  ...linked,
  property: iri,
  frequency: openEnum(expenseFrequency),
  /** Local dates at the property. */
  startsOn: z.string(),
  endsOn: z.nullable(z.string()),
  /** The date of the next expense. Null when the series has ended or the owner stopped it. */
  nextOn: z.nullable(z.string()),
  supplier: z.string(),
  /** The amounts of the next expense. */
  amount: decimalAmount,
  gst: decimalAmount,
});
export type ExpenseSeries = z.infer<typeof expenseSeries>;
