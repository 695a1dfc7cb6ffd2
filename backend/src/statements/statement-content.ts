import { type RentLateness, rentLateness } from 'shared-contract/tenancy/rent-lateness';
import { transactionLabel } from 'shared-contract/tenancy/transaction-label';
import { type RentPosition, rentPosition } from '../ledger/ledger-balance.ts';
import { changeOf } from '../ledger/ledger-postings.ts';
import type { LedgerRow } from '../ledger/ledger-store.ts';
import { movementOf, type TenancyLedger } from '../ledger/read-ledger.ts';
import { type AccountLine, rentAccount } from '../ledger/rent-account.ts';
import { shortDate } from '../pdf/short-date.ts';

/** A line of the rent account. Of `chargedCents` and `creditedCents` one is 0. */
type RentLine = { date: string; details: string; chargedCents: number; creditedCents: number; balanceCents: number };

/** What a transaction adds to the bond that was paid, and to what of it was lodged. */
type BondLine = { date: string; details: string; paidCents: number; lodgedCents: number };
type BondTotal = Pick<BondLine, 'paidCents' | 'lodgedCents'>;

/**
 * What a statement shows of a ledger. `from` and `until` are its first and last day. Balances are what is owed;
 * negative for rent that is paid ahead. Opening + charged − credited = closing, in rent and in bond.
 */
export type StatementContent = {
  from: string;
  until: string;
  openingCents: number;
  lines: RentLine[];
  chargedCents: number;
  creditedCents: number;
  closingCents: number;
  /** How far rent was paid on the last day. */
  position: RentPosition;
  /** How late rent was on the last day, on which rent may have fallen due. */
  lateness: RentLateness;
  bond: { opening: BondTotal; lines: BondLine[]; closing: BondTotal };
};

type Ledger = Pick<TenancyLedger, 'terms' | 'transactions' | 'today'>;

/** Returns the statement of a period. It ends today at the latest, because later rent is not due yet. */
export function statementContent(ledger: Ledger, period: { from: string; to: string }): StatementContent {
  const { terms, today } = ledger;
  const { from } = period;
  const isOpen = period.to > today;
  const until = isOpen ? today : period.to;
  const transactions = ledger.transactions.filter(({ date }) => date <= until);
  const account = rentAccount(terms, transactions.map(movementOf), until).filter(
    ({ changeCents }) => changeCents !== 0,
  );
  const byId = new Map(ledger.transactions.map((row) => [row.id, row]));
  const lines = account.filter(({ date }) => date >= from).map((line) => rentLine(line, byId));
  const coveredCents = -sumOf(transactions.map(movementOf), 'changeCents');
  const position = rentPosition(terms, coveredCents, until);
  const hasEnded = terms.endDate !== null && terms.endDate < until;
  return {
    from,
    until,
    openingCents: account.findLast(({ date }) => date < from)?.balanceCents ?? 0,
    lines,
    chargedCents: sumOf(lines, 'chargedCents'),
    creditedCents: sumOf(lines, 'creditedCents'),
    closingCents: account.at(-1)?.balanceCents ?? 0,
    position,
    lateness: rentLateness({ status: hasEnded ? 'ended' : 'active', arrearsDays: position.arrearsDays }),
    bond: bondOf(transactions, from, byId),
  };
}

function rentLine({ id, date, period, changeCents, balanceCents }: AccountLine, byId: Rows): RentLine {
  const transaction = byId.get(id);
  const charge = period ? `Rent for ${shortDate(period.from)} to ${shortDate(period.to)}` : '';
  return {
    date,
    details: transaction ? transactionDetails(transaction, byId) : charge,
    chargedCents: Math.max(0, changeCents),
    creditedCents: Math.max(0, -changeCents),
    balanceCents,
  };
}

function bondOf(transactions: readonly LedgerRow[], from: string, byId: Rows): StatementContent['bond'] {
  const all = transactions
    .map((row) => ({
      date: row.date,
      details: transactionDetails(row, byId),
      paidCents: 0 - changeOf(row.entries, 'bondDue'),
      lodgedCents: changeOf(row.entries, 'bondLodged'),
    }))
    .filter(({ paidCents, lodgedCents }) => paidCents !== 0 || lodgedCents !== 0);
  const total = (some: readonly BondLine[]): BondTotal => ({
    paidCents: sumOf(some, 'paidCents'),
    lodgedCents: sumOf(some, 'lodgedCents'),
  });
  return {
    opening: total(all.filter(({ date }) => date < from)),
    lines: all.filter(({ date }) => date >= from),
    closing: total(all),
  };
}

type Rows = ReadonlyMap<string, LedgerRow>;

/** Names a transaction. The owner's note and reasons are left out, because they can be private. */
export function transactionDetails(row: LedgerRow, byId: Rows): string {
  const reversed = row.reverses === null ? undefined : byId.get(row.reverses);
  if (!reversed) return transactionLabel(row);
  const { receiptNumber } = reversed;
  const name = receiptNumber === null ? transactionLabel(reversed).toLowerCase() : `receipt ${receiptNumber}`;
  return row.reversalCause === 'returned'
    ? `Payment returned, ${name}`
    : `${reversalNames[row.reversalCause ?? 'none']} of ${name}`;
}

const reversalNames = { mistake: 'Correction', none: 'Reversal' };

const sumOf = <K extends string>(rows: readonly Record<K, number>[], key: K): number =>
  rows.reduce((sum, row) => sum + row[key], 0);
