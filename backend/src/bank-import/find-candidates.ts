import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { rentPosition } from '../ledger/ledger-balance.ts';
import { ledgerEntries, ledgerTransactions } from '../ledger/ledger-tables.ts';
import { everyRow, isOwn, type OwnerScope, type ReadScope } from '../owned-rows/owned-rows.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { paymentReferenceOf } from '../tenancies/payment-reference.ts';
import { findTenancies } from '../tenancies/tenancy-store.ts';
import type { Candidate } from './match-payment.ts';
import type { PostedLine } from './posted-line-store.ts';
import type { BankLine } from './read-bank-file.ts';

export type TenancyCandidate = Candidate & { propertyId: string; address: string };

/**
 * Returns all tenancies of the owner, because one account may receive the rent of several properties: a payment that
 * matches a tenancy of another property better is not for this one.
 */
export async function findCandidates(
  scope: OwnerScope,
  lines: readonly BankLine[],
  findPosted: (line: BankLine) => PostedLine | undefined,
): Promise<TenancyCandidate[]> {
  const found = await findTenancies(scope).rows(everyRow);
  // A bank may export a payment again with another text. Its receipt is then none of a line of this file.
  const ofLines = new Set(lines.map((line) => findPosted(line)?.id));
  const others = (await receiptsNear(scope, lines)).filter(({ id }) => !ofLines.has(id));
  const receipts = Map.groupBy(others, ({ tenancyId }) => tenancyId);
  return found.map(({ row, property, rents, ledger }) => {
    const { id, startDate, endDate } = row;
    const today = localDateIn(property.timeZone, scope.now);
    const { dueCents } = rentPosition({ startDate, endDate, rents }, ledger.coveredCents, today);
    return {
      tenancyId: id,
      propertyId: property.id,
      address: fullAddressOf(property),
      reference: paymentReferenceOf(row),
      names: row.tenants.map(({ name }) => name),
      rentCents: row.rentCents,
      dueCents,
      bondLeftCents: Math.max(0, row.bondCents - ledger.bondReceivedCents),
      startDate,
      endDate,
      today,
      receipts: receipts.get(id) ?? [],
    };
  });
}

/** Returns the owner's receipts near the lines that were not reversed. */
async function receiptsNear({ database, owner }: ReadScope, lines: readonly BankLine[]) {
  const dates = lines.map((line) => line.date).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { id, tenancyId, date, receiptNumber, kind } = ledgerTransactions;
  const isReversed = sql`exists (select from ${ledgerTransactions} r where r.reverses = ${id})`;
  return database
    .select({ id, tenancyId, date, receiptNumber, amountCents: ledgerEntries.amountCents })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, and(eq(ledgerEntries.transactionId, id), eq(ledgerEntries.account, 'bank')))
    .where(
      and(
        isOwn(ledgerTransactions, owner),
        inArray(kind, ['rentReceipt', 'bondReceipt']),
        gte(date, addDays(first, -3)),
        lte(date, addDays(last, 3)),
        sql`not ${isReversed}`,
      ),
    );
}
