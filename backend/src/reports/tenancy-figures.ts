import { addDays, daysBetween } from 'shared-contract/date/local-date';
import type { TransactionKind } from 'shared-contract/tenancy/ledger';
import { changeOf } from '../ledger/ledger-postings.ts';
import type { LedgerRow } from '../ledger/ledger-store.ts';
import type { TenancyLedger } from '../ledger/read-ledger.ts';
import { rentCharged } from '../ledger/rent-schedule.ts';
import { type StatementContent, statementContent } from '../statements/statement-content.ts';

/** Rent that was received, refunded or returned by the bank: a line of the income. Negative when it was paid out. */
export type CashLine = {
  row: LedgerRow;
  /** For a reversal, that of the transaction it reverses. */
  kind: TransactionKind;
  cents: number;
};

/**
 * A tenancy in the period of a report. In its rent account, opening + charged − received − waived − earlier = closing;
 * opening and closing are those of the statement.
 */
export type TenancyFigures = {
  ledger: TenancyLedger;
  statement: StatementContent;
  /** The weekly rent on the last day. */
  rentCents: number;
  chargedCents: number;
  /** Less refunds and payments that were returned. */
  receivedCents: number;
  waivedCents: number;
  earlierCents: number;
  /** What makes up `receivedCents`, oldest first. */
  cash: CashLine[];
};

/** Computes the figures of a tenancy from its ledger. A report of the current year ends today. */
export function tenancyFigures(ledger: TenancyLedger, period: { from: string; to: string }): TenancyFigures {
  const statement = statementContent(ledger, period);
  const { from, until } = statement;
  const { terms, transactions } = ledger;
  const byId = new Map(transactions.map((row) => [row.id, row]));
  const within = transactions.filter(({ date }) => date >= from && date <= until);
  /** What transactions of some kinds settled of the rent, less what reversed them. */
  const settled = (kinds: readonly TransactionKind[]): CashLine[] =>
    within
      .map((row) => ({ row, kind: kindOf(row, byId), cents: 0 - changeOf(row.entries, 'rentDue') }))
      .filter(({ kind, cents }) => kinds.includes(kind) && cents !== 0);
  const cash = settled(['rentReceipt', 'refund']);
  return {
    ledger,
    statement,
    rentCents: (terms.rents.findLast(({ fromDate }) => fromDate <= until) ?? terms.rents[0])?.rentCents ?? 0,
    chargedCents: rentCharged(terms, until) - rentCharged(terms, addDays(from, -1)),
    receivedCents: sumOf(cash),
    waivedCents: sumOf(settled(['waiver'])),
    earlierCents: sumOf(settled(['openingBalance'])),
    cash,
  };
}

/** Returns the kind of a transaction; for a reversal, that of the transaction it reverses. */
function kindOf(row: LedgerRow, byId: ReadonlyMap<string, LedgerRow>): TransactionKind {
  return (row.reverses === null ? row : (byId.get(row.reverses) ?? row)).kind;
}

const sumOf = (lines: readonly CashLine[]) => lines.reduce((sum, { cents }) => sum + cents, 0);

/** Returns true for a tenancy that ran in the period, or whose rent or bond was open or changed in it. */
export function isInPeriod({ ledger: { terms }, statement }: TenancyFigures): boolean {
  const { from, until, openingCents, lines, bond } = statement;
  const ran = terms.startDate <= until && (terms.endDate === null || terms.endDate >= from);
  return ran || openingCents !== 0 || lines.length > 0 || bond.lines.length > 0;
}

type Term = { startDate: string; endDate: string | null };

/** Returns the days from `from` to `until` on which at least one tenancy ran. */
export function rentedDays(terms: readonly Term[], { from, until }: { from: string; until: string }): number {
  let days = 0;
  let next = from;
  for (const { startDate, endDate } of terms.toSorted((one, other) => daysBetween(other.startDate, one.startDate))) {
    const isLater = startDate > next;
    const first = isLater ? startDate : next;
    const last = endDate !== null && endDate < until ? endDate : until;
    if (first > last) continue;
    days += daysBetween(first, last) + 1;
    next = addDays(last, 1);
  }
  return days;
}
