import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, min, type SQL, sql } from 'drizzle-orm';
import { chooseFinancialYear, financialYearDates } from 'shared-contract/date/financial-year';
import { localDateIn } from 'shared-contract/date/local-date';
import type { ExpenseLabel } from 'shared-contract/property/expense-label';
import type { Database } from '../database/database.ts';
import { firstRow, storedRow } from '../database/single-row.ts';
import {
  deleteOwn,
  findOwn,
  isOwn,
  lockOwn,
  type OwnerScope,
  type Paged,
  paged,
  type ReadScope,
} from '../owned-rows/owned-rows.ts';
import { properties } from '../properties/property-table.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';
import type { ExpenseRow, ExpenseSums } from './expense-resource.ts';
import { expenses, removedExpenses } from './expense-table.ts';

const removedMs = 86_400_000;

export type ExpenseFilter = {
  propertyId?: string | undefined;
  /** The year in which the financial year of the payment began. */
  financialYear?: number | undefined;
  label?: ExpenseLabel | undefined;
  /** True for capital items only, false for other expenses only. */
  isCapital?: boolean | undefined;
};

function matches({ owner }: ReadScope, filter: ExpenseFilter): SQL | undefined {
  const { propertyId, financialYear, label, isCapital } = filter;
  const dates = financialYear === undefined ? null : financialYearDates(financialYear);
  return and(
    isOwn(expenses, owner, { propertyId, label }),
    isCapital === undefined ? undefined : (isCapital ? isNotNull : isNull)(expenses.acquiredOn),
    dates ? and(gte(expenses.paidOn, dates.from), lte(expenses.paidOn, dates.to)) : undefined,
  );
}

/** Returns the owner's expenses, latest payment first. */
export function findExpenses(scope: ReadScope, filter: ExpenseFilter = {}): Paged<ExpenseRow> {
  const { database } = scope;
  const where = matches(scope, filter);
  return paged(
    () => database.$count(expenses, where),
    () =>
      database
        .select()
        .from(expenses)
        .where(where)
        .orderBy(desc(expenses.paidOn), desc(expenses.createdAt), asc(expenses.id)),
  );
}

/** The year of a request, or the current one when it is not offered, and all years to choose from (V30). */
export async function findYears(
  { database, owner, now }: OwnerScope,
  { id: propertyId, timeZone }: typeof properties.$inferSelect,
  requested: number | undefined,
): Promise<{ financialYear: number; years: number[] }> {
  const own = isOwn(expenses, owner, { propertyId });
  const found = await firstRow(
    database
      .select({ first: min(expenses.paidOn) })
      .from(expenses)
      .where(own),
  );
  return chooseFinancialYear(requested, found?.first ?? null, localDateIn(timeZone, now));
}

const rentalAmount = sql`round(${expenses.amountCents} * (100 - ${expenses.privateShare}) / 100.0)`;

const sums = {
  count: count(),
  amountCents: sql`coalesce(sum(${expenses.amountCents}), 0)`.mapWith(Number),
  gstCents: sql`coalesce(sum(${expenses.gstCents}), 0)`.mapWith(Number),
  rentalCents: sql`coalesce(sum(${rentalAmount}), 0)`.mapWith(Number),
};

export function sumExpenses(scope: ReadScope, filter: ExpenseFilter): Promise<ExpenseSums> {
  return storedRow(scope.database.select(sums).from(expenses).where(matches(scope, filter)), 'sum');
}

/** Returns the sums of each label that has expenses, largest first. */
export const sumByLabel = (scope: ReadScope, filter: ExpenseFilter) =>
  scope.database
    .select({ label: expenses.label, ...sums })
    .from(expenses)
    .where(matches(scope, filter))
    .groupBy(expenses.label)
    .orderBy(desc(sums.amountCents), asc(expenses.label));

const month = sql<string>`to_char(${expenses.paidOn}, 'YYYY-MM')`;

/** Returns the sums of each month that has expenses, oldest first. */
export const sumByMonth = (scope: ReadScope, filter: ExpenseFilter) =>
  scope.database
    .select({ month: month.as('month'), ...sums })
    .from(expenses)
    .where(matches(scope, filter))
    .groupBy(sql`1`)
    .orderBy(sql`1`);

/** Moves the expense and its receipt to the removed ones. Returns false when the user has no such expense. */
export async function removeExpense(scope: OwnerScope, id: string): Promise<boolean> {
  const found = await findOwn(scope, expenses, id);
  // Making an expense recurring locks the property before the expense. The same order here prevents a deadlock.
  if (found) await lockOwn(scope, properties, found.propertyId);
  const row = await deleteOwn(scope, expenses, id);
  if (!row) return false;
  // A form whose first request got no response can add an expense again that was removed in another tab.
  await deleteOwn(scope, removedExpenses, id);
  await scope.database.insert(removedExpenses).values({ ...row, removedAt: scope.now });
  return true;
}

/** Brings a removed expense back with its receipt. Returns null when the user has neither one nor the expense. */
export async function restoreExpense(scope: OwnerScope, id: string): Promise<ExpenseRow | null> {
  const found = await findOwn(scope, removedExpenses, id);
  if (found) {
    // Deleting a property locks it before its removed expenses. The same order here prevents a deadlock.
    await lockOwn(scope, properties, found.propertyId);
    const removed = await deleteOwn(scope, removedExpenses, id);
    if (removed) {
      const { removedAt, ...row } = removed;
      const restored = { ...row, version: row.version + 1, updatedAt: scope.now };
      await scope.database.insert(expenses).values(restored).onConflictDoNothing();
    }
  }
  return findOwn(scope, expenses, id);
}

/** Returns the expenses that the owner removed and can restore. */
export function findRemovedExpenses({ database, owner }: ReadScope): Paged<ExpenseRow> {
  const own = isOwn(removedExpenses, owner);
  return paged(
    () => database.$count(removedExpenses, own),
    () => database.select().from(removedExpenses).where(own).orderBy(desc(removedExpenses.removedAt)),
  );
}

/** Deletes removed expenses with their receipts after a day. */
export async function deleteRemovedExpenses(database: Database, now: Date): Promise<void> {
  const deleted = await database
    .delete(removedExpenses)
    .where(lt(removedExpenses.removedAt, new Date(now.getTime() - removedMs)))
    .returning({ fileId: removedExpenses.fileId });
  const files = deleted.flatMap(({ fileId }) => fileId ?? []);
  if (files.length > 0) await database.delete(storedFiles).where(inArray(storedFiles.id, files));
}

/** Deletes the bytes of a receipt to which no row refers any longer. */
export async function deleteReceiptFile({ database }: ReadScope, { fileId }: ExpenseRow): Promise<void> {
  if (fileId !== null) await database.delete(storedFiles).where(eq(storedFiles.id, fileId));
}
