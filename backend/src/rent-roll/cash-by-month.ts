import { sql } from 'drizzle-orm';
import { financialYearDates, financialYearOf } from 'shared-contract/date/financial-year';
import { addDays } from 'shared-contract/date/local-date';
import { amountOf } from 'shared-contract/money/money';
import type { RentRoll } from 'shared-contract/tenancy/rent-roll';
import { expenses } from '../expenses/expense-table.ts';
import { ledgerEntries, ledgerTransactions } from '../ledger/ledger-tables.ts';
import type { ReadScope } from '../owned-rows/owned-rows.ts';
import { properties } from '../properties/property-table.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';

type Sums = { month: string; received: number; expenses: number };

/**
 * Returns the rent received and the expenses of each month from 1 July until today, of all properties that are not
 * archived, or of one. Expenses are without private use and capital items, as in a report.
 */
export async function cashByMonth(
  { database, owner }: ReadScope,
  { today, propertyId }: { today: string; propertyId: string | undefined },
): Promise<NonNullable<RentRoll['byMonth']>> {
  const { from, to } = financialYearDates(financialYearOf(today));
  const isShown = sql`${properties.ownerId} = ${owner.id} and ${properties.archivedAt} is null
    and ${propertyId === undefined ? sql`true` : sql`${properties.id} = ${propertyId}`}`;
  const { rows } = await database.execute<Sums>(sql`
    select month, sum(received)::float8 as received, sum(expenses)::float8 as expenses from (
      select to_char(t.date, 'YYYY-MM') as month, e.amount_cents as received, 0 as expenses
      from ${ledgerTransactions} t
      join ${ledgerEntries} e on e.transaction_id = t.id and e.account = 'bank'
      left join ${ledgerTransactions} reversed on reversed.id = t.reverses
      join ${tenancies} on ${tenancies.id} = t.tenancy_id
      join ${properties} on ${properties.id} = ${tenancies.propertyId}
      where ${isShown} and coalesce(reversed.kind, t.kind) in ('rentReceipt', 'refund')
        and t.date between ${from} and ${to}
      union all
      select to_char(paid_on, 'YYYY-MM'), 0, round(amount_cents * (100 - private_share) / 100.0)
      from ${expenses}
      join ${properties} on ${properties.id} = ${expenses.propertyId}
      where ${isShown} and acquired_on is null and paid_on between ${from} and ${to}
    ) as money group by month
  `);
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  return monthsUntil(from, today).map((month) => {
    const sums = byMonth.get(month);
    return { month, received: amountOf(sums?.received ?? 0), expenses: amountOf(sums?.expenses ?? 0) };
  });
}

/** Returns the months from that of a first day until that of a last day. */
function monthsUntil(first: string, last: string): string[] {
  const months: string[] = [];
  for (let day = first; day <= last; day = `${addDays(day, 31).slice(0, 7)}-01`) months.push(day.slice(0, 7));
  return months;
}
