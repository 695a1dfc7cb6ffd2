import * as z from 'shared-contract/schema';
import { decimalAmount } from '../money/money.ts';
import { tenancyStatus } from '../tenancy/tenancy.ts';
import { openEnum } from '../wire/open-enum.ts';
import { expenseSums } from './expense.ts';
import { expenseLabel } from './expense-label.ts';

const reference = z.object({ '@id': z.string(), id: z.string() });

/** A capital item with its payment. It is claimed over years, so it is not part of the expenses of the year. */
const capitalItem = z.object({
  expense: reference,
  supplier: z.string(),
  description: z.string(),
  label: openEnum(expenseLabel),
  paidOn: z.string(),
  amount: decimalAmount,
  /** The amount less the private share. */
  rentalAmount: decimalAmount,
  acquiredOn: z.string(),
  cost: decimalAmount,
});

/**
 * A tenancy in the period of a report. Its rent account: `opening` + `charged` − `received` − `waived` − `earlier` =
 * `closing`. Balances are what is owed; negative for rent that is paid ahead.
 */
const reportTenancy = z.object({
  tenancy: reference,
  tenants: z.array(z.object({ name: z.string() })),
  status: openEnum(tenancyStatus),
  startDate: z.string(),
  endDate: z.nullable(z.string()),
  /** Per week, on the last day of the report. */
  rent: decimalAmount,
  opening: decimalAmount,
  /** The rent of the periods that begin in the year. */
  charged: decimalAmount,
  /** Less refunds and payments that were returned. */
  received: decimalAmount,
  waived: decimalAmount,
  /** What was received before the ledger began, if it is entered with a day of the year. */
  earlier: decimalAmount,
  closing: decimalAmount,
  /** How far rent was paid on the last day. */
  paidTo: z.nullable(z.string()),
  partPayment: decimalAmount,
  arrearsDays: z.int(),
  /** A bond is money of the tenants and never income (V31). `paid` and `lodged` are totals on the last day. */
  bond: z.object({
    agreed: decimalAmount,
    paid: decimalAmount,
    lodged: decimalAmount,
    number: z.nullable(z.string()),
  }),
});
export type ReportTenancy = z.infer<typeof reportTenancy>;

/** `GET /api/properties/{id}/report?financialYear=2025`: the money of a property in a financial year (V30). */
export const propertyReport = z.object({
  '@id': z.string(),
  '@type': z.literal('PropertyReport'),
  /** The year in which the financial year began: the requested one if it is in `years`, else the current one. */
  financialYear: z.int(),
  /** The years to choose from, latest first. */
  years: z.array(z.int()),
  /** The first and the last day that the report counts. The current year ends today. */
  from: z.string(),
  until: z.string(),
  /** Rent received in the year, less refunds and payments that were returned. */
  income: decimalAmount,
  /** What was received before the ledger began. Its days are unknown, so it is no income of the year. */
  earlier: decimalAmount,
  /** The expenses without capital items. */
  expenses: expenseSums,
  byLabel: z.array(z.object({ label: openEnum(expenseLabel), ...expenseSums.shape })),
  capital: expenseSums,
  capitalItems: z.array(capitalItem),
  /** The income less the expenses without their private share. */
  net: decimalAmount,
  /** The twelve months of the year, `2025-07` first. `expenses` are without private share and capital items. */
  byMonth: z.array(z.object({ month: z.string(), income: decimalAmount, expenses: decimalAmount })),
  /** The tenancies with days or money in the year, the latest first. */
  tenancies: z.array(reportTenancy),
  /** The days from `from` to `until`, and those on which a tenancy ran. */
  days: z.object({ counted: z.int(), rented: z.int() }),
});
export type PropertyReport = z.infer<typeof propertyReport>;
