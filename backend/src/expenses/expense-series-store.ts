import { and, asc, inArray, isNotNull } from 'drizzle-orm';
import { localDateIn } from 'shared-contract/date/local-date';
import { amountOf } from 'shared-contract/money/money';
import type { ExpenseSeries } from 'shared-contract/property/expense-series';
import { seriesDateAfter } from 'shared-contract/property/expense-series-rules';
import { identity } from '../http/json-ld.ts';
import {
  isOwn,
  lockOwn,
  type OwnerScope,
  type Paged,
  paged,
  type ReadScope,
  updateOwn,
} from '../owned-rows/owned-rows.ts';
import { propertyPath } from '../properties/property-resource.ts';
import { properties } from '../properties/property-table.ts';
import { expenseSeries } from './expense-series-table.ts';
import { expenses } from './expense-table.ts';

export const expenseSeriesPath = '/api/expense-series';

export type SeriesRow = typeof expenseSeries.$inferSelect;

export function seriesResource(row: SeriesRow): ExpenseSeries {
  const { frequency, startsOn, endsOn, nextOn, supplier } = row;
  return {
    ...identity(expenseSeriesPath, 'ExpenseSeries', row.id),
    property: `${propertyPath}/${row.propertyId}`,
    ...{ frequency, startsOn, endsOn, nextOn, supplier },
    amount: amountOf(row.amountCents),
    gst: amountOf(row.gstCents),
  };
}

/** Returns the owner's recurring expenses, soonest first, those that have ended last. */
export function findSeries(
  { database, owner }: ReadScope,
  { propertyId, hasNext = false }: { propertyId?: string; hasNext?: boolean } = {},
): Paged<SeriesRow> {
  const where = and(isOwn(expenseSeries, owner, { propertyId }), hasNext ? isNotNull(expenseSeries.nextOn) : undefined);
  return paged(
    () => database.$count(expenseSeries, where),
    () => database.select().from(expenseSeries).where(where).orderBy(asc(expenseSeries.nextOn), asc(expenseSeries.id)),
  );
}

/** Adds the series of each row. */
export async function attachSeries<Row extends { seriesId: string | null }>(
  { database, owner }: ReadScope,
  rows: readonly Row[],
): Promise<(Row & { series: SeriesRow | null })[]> {
  const ids = rows.flatMap(({ seriesId }) => seriesId ?? []);
  const isNeeded = and(isOwn(expenseSeries, owner), inArray(expenseSeries.id, ids));
  const found = ids.length === 0 ? [] : await database.select().from(expenseSeries).where(isNeeded);
  const byId = new Map(found.map((one) => [one.id, one]));
  return rows.map((row) => ({ ...row, series: byId.get(row.seriesId ?? '') ?? null }));
}

/**
 * Adds the expenses of a series that are due, and moves its next date on in the same transaction. A date has one
 * expense at most: the locks make two workers run one after the other, and a unique index prevents a second one.
 */
export async function addDueExpenses(scope: OwnerScope, { id, propertyId }: Pick<SeriesRow, 'id' | 'propertyId'>) {
  // Deleting a property locks it before its series. The same order here prevents a deadlock.
  const property = await lockOwn(scope, properties, propertyId);
  const series = property && (await lockOwn(scope, expenseSeries, id));
  if (!series) return;
  const today = localDateIn(property.timeZone, scope.now);
  const due: string[] = [];
  let { nextOn } = series;
  for (; nextOn !== null && nextOn <= today; nextOn = seriesDateAfter(series, nextOn)) due.push(nextOn);
  if (due.length === 0) return;
  // While a property is archived, the dates pass without an expense.
  if (property.archivedAt === null) {
    const rows = due.map((date) => expenseOn(scope, series, date));
    await scope.database
      .insert(expenses)
      .values(rows)
      .onConflictDoNothing({ target: [expenses.seriesId, expenses.dueOn] });
  }
  await updateOwn(scope, expenseSeries, id, { nextOn });
}

function expenseOn({ now }: OwnerScope, series: SeriesRow, date: string): typeof expenses.$inferInsert {
  const {
    id: seriesId,
    ownerId,
    propertyId,
    supplier,
    description,
    label,
    amountCents,
    gstCents,
    privateShare,
  } = series;
  return {
    ...{ seriesId, ownerId, propertyId, supplier, description, label, amountCents, gstCents, privateShare },
    paidOn: date,
    dueOn: date,
    createdAt: now,
    updatedAt: now,
  };
}

/** Ends all recurring expenses of a property, because it was sold. */
export async function endSeriesOf({ database, owner, now }: OwnerScope, propertyId: string): Promise<void> {
  await database
    .update(expenseSeries)
    .set({ nextOn: null, updatedAt: now })
    .where(and(isOwn(expenseSeries, owner, { propertyId }), isNotNull(expenseSeries.nextOn)));
}
