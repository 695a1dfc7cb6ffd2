import type { TransactionKind } from 'shared-contract/tenancy/ledger';
import type { RentAccountType } from 'shared-contract/tenancy/rent-account';
import { type RentPeriod, type RentTerms, rentPeriods } from './rent-schedule.ts';

/** A transaction, and what it adds to the rent that is owed: negative for a payment, 0 for a bond. */
export type Movement = { id: string; kind: TransactionKind; date: string; changeCents: number };

/** A line of a rent account: a rent charge, or the transaction with this id. */
export type AccountLine = {
  id: string;
  type: RentAccountType;
  date: string;
  period: RentPeriod | null;
  changeCents: number;
  /** The rent that is owed after this line; negative when it is paid ahead. */
  balanceCents: number;
};

/**
 * Returns the rent charges until a day and the transactions, oldest first, each with the rent that is owed after it.
 * The charge of a day comes before what was paid on that day.
 * @param movements the transactions of the ledger, oldest first
 */
export function rentAccount(terms: RentTerms, movements: readonly Movement[], until: string): AccountLine[] {
  const charges = rentPeriods(terms, until).map((period) => ({
    id: `charge-${period.from}`,
    type: 'charge' as const,
    date: period.from,
    period,
    changeCents: period.cents,
  }));
  const settled = movements.map(({ id, kind, date, changeCents }) => ({
    id,
    type: typeOf[kind],
    date,
    period: null,
    changeCents,
  }));
  let balanceCents = 0;
  // Sorting is stable, so lines of one day keep their order.
  return [...charges, ...settled]
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
    .map((line) => {
      balanceCents += line.changeCents;
      return { ...line, balanceCents };
    });
}

const typeOf: Record<TransactionKind, RentAccountType> = {
  rentCharge: 'charge',
  otherCharge: 'charge',
  rentReceipt: 'payment',
  openingBalance: 'payment',
  refund: 'payment',
  waiver: 'waiver',
  bondReceipt: 'bond',
  bondLodgement: 'bond',
  bondRefund: 'bond',
  reversal: 'reversal',
};
