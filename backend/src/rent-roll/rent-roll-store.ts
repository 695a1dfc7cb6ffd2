import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
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

/** Returns all tenancies of properties that are not archived, or those of one property, with one query. */
export async function findRents(scope: OwnerScope, propertyId?: string): Promise<StoredRent[]> {
  const { database, owner } = scope;
  const sums = sumsOfLedgers(scope);
  const rows = await database
    .select({ tenancy: tenancies, property: properties, rents: rentsOfTenancy, sums: sumColumns(sums) })
    .from(tenancies)
    .innerJoin(properties, eq(properties.id, tenancies.propertyId))
    .leftJoin(sums, eq(sums.tenancyId, tenancies.id))
    .where(and(isOwn(tenancies, owner, { propertyId }), isNull(properties.archivedAt)));
  return rows.map(({ sums: added, ...row }) => ({ ...row, ...added }));
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
 * What was settled of the rent of each tenancy, and what was received of it this month and this financial year (from 1
 * July, V30) by the calendar of the property. What was received before the ledger began (`openingBalance`) has no known
 * day, so it is not part of a year's cash. Adds up all ledgers of the owner at once, because one by one takes three
 * times as long for 1,000 tenancies of ten years.
 */
function sumsOfLedgers({ database, owner, now }: OwnerScope) {
  const reversed = alias(ledgerTransactions, 'reversed');
  const { account, amountCents, transactionId } = ledgerEntries;
  const { id, tenancyId, kind, date, reverses } = ledgerTransactions;
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${properties.timeZone})::date`;
  const isCash = sql`${account} = 'bank' and coalesce(${reversed.kind}, ${kind}) in ('rentReceipt', 'refund')`;
  const sumIf = (condition: SQL) => sql<string>`coalesce(sum(${amountCents}) filter (where ${condition}), 0)`;
  const yearStart = sql`date_trunc('year', ${today} - interval '6 months') + interval '6 months'`;
  return database
    .select({
      tenancyId,
      coveredCents: sql<string>`-${sumIf(sql`${account} = 'rentDue'`)}`.as('covered_cents'),
      receivedCents: sumIf(sql`${isCash} and ${date} >= date_trunc('month', ${today})`).as('received_cents'),
      cashCents: sumIf(sql`${isCash} and ${date} >= ${yearStart}`).as('cash_cents'),
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(transactionId, id))
    .innerJoin(tenancies, eq(tenancies.id, tenancyId))
    .innerJoin(properties, eq(properties.id, tenancies.propertyId))
    .leftJoin(reversed, eq(reversed.id, reverses))
    .where(isOwn(ledgerTransactions, owner))
    .groupBy(tenancyId)
    .as('sums');
}

/** The sums of one tenancy; zero for a ledger without entries. */
function sumColumns({ coveredCents, receivedCents, cashCents }: ReturnType<typeof sumsOfLedgers>) {
  const orZero = (column: SQL.Aliased<string>) => sql`coalesce(${column}, 0)`.mapWith(Number);
  return { coveredCents: orZero(coveredCents), receivedCents: orZero(receivedCents), cashCents: orZero(cashCents) };
}
