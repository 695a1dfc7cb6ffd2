import { type SQL, sql } from 'drizzle-orm';
import type { ExpenseLabel } from 'shared-contract/property/expense-label';
import type { LedgerAccount, TransactionKind } from 'shared-contract/tenancy/ledger';
import type { ExpenseSums } from '../expenses/expense-resource.ts';
import { expenses } from '../expenses/expense-table.ts';
import { ledgerEntries, ledgerTransactions, tenancyRents } from '../ledger/ledger-tables.ts';
import { notices } from '../notices/notice-table.ts';
import type { ReadScope } from '../owned-rows/owned-rows.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';

// The report adds up whole ledgers with TypeScript. These sums come from the tables, and share no code with it.

/** What the entries of one account add up to. The kind of a reversal is that of the transaction it reverses. */
type LedgerSum = { account: LedgerAccount; kind: TransactionKind; cents: number };
/** Rent that has fallen due and what was settled of it, of all tenancies of the property. */
type RentSums = { chargedCents: number; owedBeforeCents: number; owedAfterCents: number };
type LabelSum = ExpenseSums & { label: ExpenseLabel; isCapital: boolean };

export type TableSums = { ledger: LedgerSum[]; rent: RentSums; expenses: LabelSum[]; rentedDays: number };

/** The report counts rent until today, and expenses until the end of the financial year. */
type Period = { propertyId: string; from: string; until: string; expensesUntil: string };

/** Adds up what the tables hold of a property from one local date to another. */
export async function sumTables(scope: ReadScope, period: Period): Promise<TableSums> {
  return {
    ledger: await sumLedgers(scope, period),
    rent: await sumRent(scope, period),
    expenses: await sumLabels(scope, period),
    rentedDays: await countRentedDays(scope, period),
  };
}

async function sumLedgers({ database, owner }: ReadScope, { propertyId, from, until }: Period): Promise<LedgerSum[]> {
  const { rows } = await database.execute<Omit<LedgerSum, 'cents'> & { cents: string }>(sql`
    select e.account, coalesce(reversed.kind, t.kind) as kind, sum(e.amount_cents) as cents
    from ${ledgerTransactions} t
    join ${ledgerEntries} e on e.transaction_id = t.id
    join ${tenancies} on ${tenancies.id} = t.tenancy_id
    left join ${ledgerTransactions} reversed on reversed.id = t.reverses
    where property_id = ${propertyId} and t.owner_id = ${owner.id} and t.date between ${from} and ${until}
    group by 1, 2
  `);
  return rows.map(({ cents, ...sum }) => ({ ...sum, cents: Number(cents) }));
}

/** The rents of a tenancy `t` with the dates from which they hold, those announced included. */
const rentsOf = sql`(
  select from_date, rent_cents from ${tenancyRents} where tenancy_id = t.id
  union all
  select t.start_date, t.rent_cents where not exists (select from ${tenancyRents} where tenancy_id = t.id)
  union all
  select (content->>'effectiveDate')::date, round((content->>'rent')::numeric * 100)
  from ${notices}
  where tenancy_id = t.id and content->>'kind' = 'rentIncrease' and applied_at is null and withdrawn_at is null
)`;

/**
 * Walks through the days of each tenancy: a week counts from the start, is due on its first day, and costs a seventh of
 * the weekly rent of each of its days, rounded half up.
 */
async function sumRent({ database, owner }: ReadScope, { propertyId, from, until }: Period): Promise<RentSums> {
  const own = sql`t.property_id = ${propertyId} and t.owner_id = ${owner.id}`;
  const { rows } = await database.execute<
    Record<'charged' | 'chargedBefore' | 'settled' | 'settledBefore', string>
  >(sql`
    with days as (
      select t.id, t.start_date + (day::date - t.start_date) / 7 * 7 as due, coalesce(
        (select rent_cents from ${rentsOf} r where from_date <= day::date order by from_date desc limit 1),
        (select rent_cents from ${rentsOf} r order by from_date limit 1)
      ) as cents
      from ${tenancies} t
      cross join generate_series(t.start_date, least(t.end_date, ${until}::date + 6), interval '1 day') as day
      where ${own}
    ), weeks as (
      select due, round(sum(cents) / 7.0) as cents from days group by id, due
    ), settled as (
      select p.date, -e.amount_cents as cents
      from ${tenancies} t
      join ${ledgerTransactions} p on p.tenancy_id = t.id
      join ${ledgerEntries} e on e.transaction_id = p.id and e.account = 'rentDue'
      where ${own}
    )
    select
      (select ${sumWhere(sql`due <= ${until}`)} from weeks) as charged,
      (select ${sumWhere(sql`due < ${from}`)} from weeks) as "chargedBefore",
      (select ${sumWhere(sql`date <= ${until}`)} from settled) as settled,
      (select ${sumWhere(sql`date < ${from}`)} from settled) as "settledBefore"
  `);
  const cents = (name: keyof (typeof rows)[number]) => Number(rows[0]?.[name]);
  return {
    chargedCents: cents('charged') - cents('chargedBefore'),
    owedBeforeCents: cents('chargedBefore') - cents('settledBefore'),
    owedAfterCents: cents('charged') - cents('settled'),
  };
}

const sumWhere = (condition: SQL) => sql`coalesce(sum(cents) filter (where ${condition}), 0)`;

async function sumLabels(
  { database, owner }: ReadScope,
  { propertyId, from, expensesUntil }: Period,
): Promise<LabelSum[]> {
  const { rows } = await database.execute<
    Record<'count' | 'amount' | 'gst' | 'rental', string> & Pick<LabelSum, 'label' | 'isCapital'>
  >(sql`
    select label, cost_cents is not null as "isCapital", count(*), sum(amount_cents) as amount, sum(gst_cents) as gst,
      sum((amount_cents * (100 - private_share) + 50) / 100) as rental
    from ${expenses}
    where property_id = ${propertyId} and owner_id = ${owner.id} and paid_on between ${from} and ${expensesUntil}
    group by 1, 2
  `);
  return rows.map(({ label, isCapital, count, amount, gst, rental }) => ({
    label,
    isCapital,
    count: Number(count),
    amountCents: Number(amount),
    gstCents: Number(gst),
    rentalCents: Number(rental),
  }));
}

async function countRentedDays({ database, owner }: ReadScope, { propertyId, from, until }: Period): Promise<number> {
  const { rows } = await database.execute<{ days: string }>(sql`
    select count(*) as days
    from generate_series(${from}::date, ${until}::date, interval '1 day') as day
    where exists (
      select from ${tenancies}
      where property_id = ${propertyId} and owner_id = ${owner.id}
        and start_date <= day::date and (end_date is null or end_date >= day::date)
    )
  `);
  return Number(rows[0]?.days);
}
