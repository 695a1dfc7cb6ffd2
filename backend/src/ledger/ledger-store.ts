import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LedgerAccount, TransactionKind } from 'shared-contract/tenancy/ledger';
import type { Database } from '../database/database.ts';
import { completed, isOwn, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import type { Entry } from './ledger-postings.ts';
import { ledgerEntries, ledgerTransactions } from './ledger-tables.ts';

type Transaction = typeof ledgerTransactions.$inferSelect & { reversedBy: string | null };
export type LedgerRow = Transaction & { entries: Entry[] };

type TransactionFilter = {
  id?: string;
  ids?: string[];
  tenancyId?: string;
  tenancyIds?: string[];
  kind?: TransactionKind;
};

/** Returns the user's transactions with their entries, newest first. */
export function findTransactions(
  { database, owner }: ReadScope,
  { ids, tenancyIds, ...filter }: TransactionFilter = {},
): Paged<LedgerRow> {
  const reversals = alias(ledgerTransactions, 'reversals');
  const where = and(
    isOwn(ledgerTransactions, owner, filter),
    ids && inArray(ledgerTransactions.id, ids),
    tenancyIds && inArray(ledgerTransactions.tenancyId, tenancyIds),
  );
  const query = () =>
    database
      .select({ ...getTableColumns(ledgerTransactions), reversedBy: reversals.id })
      .from(ledgerTransactions)
      .leftJoin(reversals, eq(reversals.reverses, ledgerTransactions.id))
      .where(where)
      .orderBy(desc(ledgerTransactions.date), desc(ledgerTransactions.createdAt), desc(ledgerTransactions.id));
  const found = paged<Transaction>(() => database.$count(ledgerTransactions, where), query);
  return completed(found, (rows) => withEntries(database, rows));
}

async function withEntries(database: Database, rows: Transaction[]): Promise<LedgerRow[]> {
  const ids = rows.map(({ id }) => id);
  const { transactionId, account, amountCents } = ledgerEntries;
  const entries = await database
    .select({ transactionId, account, amountCents })
    .from(ledgerEntries)
    .where(inArray(transactionId, ids))
    .orderBy(desc(amountCents), account);
  const byTransaction = Map.groupBy(entries, (entry) => entry.transactionId);
  const entriesOf = (id: string) => (byTransaction.get(id) ?? []).map(({ transactionId: _, ...entry }) => entry);
  return rows.map((row) => ({ ...row, entries: entriesOf(row.id) }));
}

/** What the ledger of a tenancy adds up to. */
export type LedgerTotals = {
  /** What was settled of the rent, in cents: receipts and waivers, less refunds. */
  coveredCents: number;
  /** What was received of the bond, in cents. */
  bondReceivedCents: number;
  /** What was lodged of the bond, in cents. */
  bondLodgedCents: number;
  /** The day of the first receipt of the bond that was not reversed. */
  bondReceivedOn: string | null;
  /** The day of the first transaction. */
  firstTransactionOn: string | null;
};

/** The totals of a ledger without transactions. */
export const emptyLedger: LedgerTotals = {
  coveredCents: 0,
  bondReceivedCents: 0,
  bondLodgedCents: 0,
  bondReceivedOn: null,
  firstTransactionOn: null,
};

/** Adds up the ledgers of tenancies in one query. The caller has checked who owns the tenancies. */
export async function findLedgerTotals(
  database: Database,
  tenancyIds: readonly string[],
): Promise<Map<string, LedgerTotals>> {
  const { account, amountCents, transactionId } = ledgerEntries;
  const { id, tenancyId, date } = ledgerTransactions;
  const total = (name: LedgerAccount) => sql`coalesce(sum(${amountCents}) filter (where ${account} = ${name}), 0)`;
  const isReversed = sql`exists (select from ${ledgerTransactions} r where r.reverses = ${id})`;
  const rows = await database
    .select({
      tenancyId,
      coveredCents: sql`-${total('rentDue')}`.mapWith(Number),
      bondReceivedCents: sql`-${total('bondDue')}`.mapWith(Number),
      bondLodgedCents: total('bondLodged').mapWith(Number),
      bondReceivedOn: sql<
        string | null
      >`min(${date}) filter (where ${account} = 'bondDue' and ${amountCents} < 0 and not ${isReversed})::text`,
      firstTransactionOn: sql<string | null>`min(${date})::text`,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(transactionId, id))
    .where(sql`${tenancyId} = any(${sql.param([...tenancyIds])}::uuid[])`)
    .groupBy(tenancyId);
  return new Map(rows.map(({ tenancyId: key, ...totals }) => [key, totals]));
}
