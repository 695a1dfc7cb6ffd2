import { and, eq, isNull, sql } from 'drizzle-orm';
import { ledgerEntries, ledgerTransactions, tenancyRents } from '../ledger/ledger-tables.ts';
import { notices } from '../notices/notice-table.ts';
import { isOwn, type OwnerScope } from '../owned-rows/owned-rows.ts';
import { properties } from '../properties/property-table.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';

/** A tenancy with its property and what its ledger adds up to. */
export type StoredRent = {
  tenancy: typeof tenancies.$inferSelect;
  property: typeof properties.$inferSelect;
  /** The rents of the past and those announced, oldest first. */
  rents: { fromDate: string; rentCents: number }[];
  coveredCents: number;
  /** The rent received this month and this financial year, less refunds and returned payments. */
  receivedCents: number;
  cashCents: number;
};

/** Returns all tenancies of properties that are not archived, with one query. */
export async function findRents({ database, owner, now }: OwnerScope): Promise<StoredRent[]> {
  const rows = await database
    .select({ tenancy: tenancies, property: properties, rents: rentsOfTenancy, sums: sumsOfLedger(now) })
    .from(tenancies)
    .innerJoin(properties, eq(properties.id, tenancies.propertyId))
    .where(and(isOwn(tenancies, owner), isNull(properties.archivedAt)));
  return rows.map(({ sums: { covered, month, year }, ...row }) => ({
    ...row,
    coveredCents: covered,
    receivedCents: month,
    cashCents: year,
  }));
}

const rentsOfTenancy = sql<StoredRent['rents']>`(
  select coalesce(json_agg(json_build_object('fromDate', day::text, 'rentCents', cents) order by day), '[]')
  from (
    select from_date, rent_cents from ${tenancyRents} where tenancy_id = ${tenancies.id}
    union all
    select (content->>'effectiveDate')::date, round((content->>'rent')::numeric * 100)
    from ${notices}
    where tenancy_id = ${tenancies.id} and content->>'kind' = 'rentIncrease'
      and applied_at is null and withdrawn_at is null
  ) as rents(day, cents)
)`;

/**
 * What was settled of the rent, and what was received of it this month and this financial year (from 1 July, V30) by
 * the calendar of the property. What was received before the ledger began (`openingBalance`) has no known day, so it is
 * not part of a year's cash.
 */
const sumsOfLedger = (now: Date) => sql<{ covered: number; month: number; year: number }>`(
  select json_build_object(
    'covered', coalesce(-sum(amount_cents) filter (where account = 'rentDue'), 0),
    'month', coalesce(sum(amount_cents) filter (where is_cash and date >= date_trunc('month', today)), 0),
    'year', coalesce(sum(amount_cents) filter (
      where is_cash and date >= date_trunc('year', today - interval '6 months') + interval '6 months'
    ), 0)
  )
  from (
    select t.date, e.account, e.amount_cents,
      e.account = 'bank' and coalesce(reversed.kind, t.kind) in ('rentReceipt', 'refund') as is_cash,
      (${now.toISOString()}::timestamptz at time zone ${properties.timeZone})::date as today
    from ${ledgerTransactions} t
    join ${ledgerEntries} e on e.transaction_id = t.id
    left join ${ledgerTransactions} reversed on reversed.id = t.reverses
    where t.tenancy_id = ${tenancies.id}
  ) entries
)`;
