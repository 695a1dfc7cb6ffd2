import { chooseFinancialYear, financialYearDates, financialYearMonths } from 'shared-contract/date/financial-year';
import { daysBetween, localDateIn } from 'shared-contract/date/local-date';
import type { ExpenseLabel } from 'shared-contract/property/expense-label';
import type { PropertyOwner } from 'shared-contract/property/property-owners';
import type { ExpenseRow, ExpenseSums } from '../expenses/expense-resource.ts';
import { findExpenses, sumByLabel, sumByMonth, sumExpenses } from '../expenses/expense-store.ts';
import { requireFound } from '../http/problem.ts';
import { readLedgersOf } from '../ledger/read-ledger.ts';
import { everyRow, findOwn, type OwnerScope } from '../owned-rows/owned-rows.ts';
import { properties } from '../properties/property-table.ts';
import { findOwnersOf } from '../property-owners/property-owner-store.ts';
import { findFirstEntry } from './report-store.ts';
import { isInPeriod, rentedDays, type TenancyFigures, tenancyFigures } from './tenancy-figures.ts';

type ReportMonth = { month: string; incomeCents: number; expenseCents: number };

/** The figures of a property in a financial year, in cents. Capital items are apart from the expenses. */
export type ReportFigures = {
  property: typeof properties.$inferSelect;
  financialYear: number;
  years: number[];
  /** The first and the last day that count. The current year ends today. */
  from: string;
  until: string;
  /** The local date at the property. */
  today: string;
  incomeCents: number;
  earlierCents: number;
  expenses: ExpenseSums;
  byLabel: (ExpenseSums & { label: ExpenseLabel })[];
  capital: ExpenseSums;
  capitalItems: ExpenseRow[];
  /** The income less the expenses without their private share. */
  netCents: number;
  byMonth: ReportMonth[];
  tenancies: TenancyFigures[];
  days: { counted: number; rented: number };
  /** The owners on the title. Empty for one owner with 100%. */
  owners: PropertyOwner[];
};

/**
 * Reads the report of a property. The year is the requested one if it is offered, else the current one (V30).
 * @throws Problem 404 when the user has no such property
 */
export async function readReport(
  scope: OwnerScope,
  id: string,
  requestedYear: number | undefined,
): Promise<ReportFigures> {
  const property = requireFound(await findOwn(scope, properties, id));
  const today = localDateIn(property.timeZone, scope.now);
  const chosen = chooseFinancialYear(requestedYear, await findFirstEntry(scope, id), today);
  const { financialYear } = chosen;
  const { from, to } = financialYearDates(financialYear);
  const isCurrent = to > today;
  const until = isCurrent ? today : to;
  const ledgers = await readLedgersOf(scope, id);
  const terms = ledgers.map((ledger) => ledger.terms);
  const tenancies = ledgers.map((ledger) => tenancyFigures(ledger, { from, to })).filter(isInPeriod);
  const filter = { propertyId: id, financialYear, isCapital: false };
  const capitalFilter = { ...filter, isCapital: true };
  const expenses = await sumExpenses(scope, filter);
  const months = await sumByMonth(scope, filter);
  const incomeCents = sum(tenancies, ({ receivedCents }) => receivedCents);
  const incomeIn = (month: string) =>
    sum(
      tenancies.flatMap(({ cash }) => cash),
      ({ row, cents }) => (row.date.startsWith(month) ? cents : 0),
    );
  return {
    ...{ property, ...chosen, from, until, today },
    incomeCents,
    earlierCents: sum(tenancies, ({ earlierCents }) => earlierCents),
    expenses,
    byLabel: await sumByLabel(scope, filter),
    capital: await sumExpenses(scope, capitalFilter),
    capitalItems: (await findExpenses(scope, capitalFilter).rows(everyRow)).toReversed(),
    netCents: incomeCents - expenses.rentalCents,
    byMonth: financialYearMonths(financialYear).map((month) => ({
      month,
      incomeCents: incomeIn(month),
      expenseCents: months.find((one) => one.month === month)?.rentalCents ?? 0,
    })),
    tenancies,
    days: { counted: daysBetween(from, until) + 1, rented: rentedDays(terms, { from, until }) },
    owners: (await findOwnersOf(scope, id)).owners,
  };
}

const sum = <T>(rows: readonly T[], cents: (row: T) => number) => rows.reduce((total, row) => total + cents(row), 0);

/** The financial year in the name of a file: `2025-26`. */
export const yearName = (year: number) => `${year}-${String(year + 1).slice(2)}`;
