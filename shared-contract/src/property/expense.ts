import * as z from 'shared-contract/schema';
import { decimalAmount } from '../money/money.ts';
import { plainLine } from '../text/plain-text.ts';
import { iri, linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';
import { expenseLabel } from './expense-label.ts';
import { expenseSeries } from './expense-series.ts';

const date = z.iso.date('Enter a date.');

/** A capital item: its cost is claimed over years, from the day it was acquired. */
const capitalItem = z.object({ acquiredOn: date, cost: decimalAmount });

const fields = {
  /** The local date of the payment. */
  paidOn: date,
  supplier: plainLine(80, 'Enter who was paid.'),
  description: plainLine(200),
  label: expenseLabel,
  /** What was paid, GST included. */
  amount: decimalAmount,
  /** The GST in the amount: at most one eleventh of it. */
  gst: decimalAmount,
  /** The part that is for private use, in whole percent. */
  privateShare: z.int().check(z.minimum(0), z.maximum(100)),
  /** Null for an expense that is no capital item. */
  capital: z.nullable(capitalItem),
};

/** `POST /api/expenses`. The id is made by the client, so that a repeated request adds the expense once. */
export const expenseInput = z.object({ id: z.uuidv4(), property: iri, ...fields });
export type ExpenseInput = z.infer<typeof expenseInput>;

/** What the owner enters. */
export const expenseFields = z.object(fields);
export type ExpenseFields = z.infer<typeof expenseFields>;

/** `PATCH /api/expenses/{id}` with `If-Match`. */
export const expensePatch = z.partial(expenseFields);
export type ExpensePatch = z.infer<typeof expensePatch>;

/** An expense of a property. */
export const expense = z.object({
  ...linked,
  property: iri,
  ...fields,
  paidOn: z.string(),
  supplier: z.string(),
  description: z.string(),
  label: openEnum(expenseLabel),
  capital: z.nullable(z.object({ acquiredOn: z.string(), cost: decimalAmount })),
  /** The amount less the private share, see `rentalCents`. */
  rentalAmount: decimalAmount,
  /** `file` is the download URL, which works for the owner only. */
  receipt: z.nullable(z.object({ fileName: z.string(), byteSize: z.int(), file: z.string() })),
  /** The recurring expense to which it belongs. Absent from an older server. */
  series: z.optional(z.nullable(expenseSeries)),
  createdAt: z.string(),
});
export type Expense = z.infer<typeof expense>;

const sums = { count: z.int(), amount: decimalAmount, gst: decimalAmount, rentalAmount: decimalAmount };

/** The number of some expenses and their sums. */
export const expenseSums = z.object(sums);

/**
 * `GET /api/properties/{id}/expenses?financialYear=2026&label=repairs&page=`: the expenses that were paid in a
 * financial year, latest first, with their sums. Dates are those at the property.
 */
export const expenseList = z.object({
  '@id': z.string(),
  '@type': z.literal('ExpenseList'),
  /** The year in which the financial year began: the requested one if it is in `years`, else the current one. */
  financialYear: z.int(),
  /** The years to choose from, latest first (V30). */
  years: z.array(z.int()),
  /** Sums over all pages, and by the month of the payment (`2026-07`), oldest first. */
  totals: expenseSums,
  byMonth: z.array(z.object({ month: z.string(), ...sums })),
  /** The sums of the whole year by label, largest first. The filter by label does not change them. */
  byLabel: z.array(z.object({ label: openEnum(expenseLabel), ...sums })),
  /** The recurring expenses that have a next date, soonest first. Absent from an older server. */
  recurring: z.optional(z.array(expenseSeries)),
  totalItems: z.int(),
  /** 30 expenses of the page. */
  member: z.array(expense),
});
export type ExpenseList = z.infer<typeof expenseList>;

/** The limits of a receipt (V34). `fileTypesLabel` completes the sentence "Choose …". */
export const receiptRules = {
  mediaTypes: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  fileTypesLabel: 'a PDF or a JPEG, PNG or WebP picture',
} as const;
