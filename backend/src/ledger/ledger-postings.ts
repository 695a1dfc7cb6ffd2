import type { LedgerAccount, TransactionKind } from 'shared-contract/tenancy/ledger';

/** Debits are positive, credits negative. */
export type Entry = { account: LedgerAccount; amountCents: number };

/**
 * The accounts of each kind of transaction. Rent charges and the bond that is due follow from the terms of the tenancy
 * and are not stored (decision 38): `rentDue` and `bondDue` hold what has been settled of them.
 */
const postings = {
  rentReceipt: { debit: 'bank', credit: 'rentDue' },
  bondReceipt: { debit: 'bank', credit: 'bondDue' },
  bondLodgement: { debit: 'bondLodged', credit: 'bank' },
  /** The tenants paid the bond to the authority themselves. */
  bondLodgedDirectly: { debit: 'bondLodged', credit: 'bondDue' },
  bondRefund: { debit: 'bondHeld', credit: 'bondLodged' },
  waiver: { debit: 'rentIncome', credit: 'rentDue' },
  refund: { debit: 'rentDue', credit: 'bank' },
  openingBalance: { debit: 'bank', credit: 'rentDue' },
} as const satisfies Record<string, { debit: LedgerAccount; credit: LedgerAccount }>;

/** Returns the two entries of an amount above 0. */
export function entriesOf(posting: keyof typeof postings, amountCents: number): Entry[] {
  const { debit, credit } = postings[posting];
  return [
    { account: debit, amountCents },
    { account: credit, amountCents: -amountCents },
  ];
}

/** Returns the entries of the transaction that reverses these. */
export const reversedEntries = (entries: readonly Entry[]): Entry[] =>
  entries.map(({ account, amountCents }) => ({ account, amountCents: -amountCents }));

const bondAccounts: readonly LedgerAccount[] = ['bondDue', 'bondHeld', 'bondLodged'];

/**
 * Checks the entries of a transaction (V31): they balance to zero, and a bond never becomes income.
 * @throws RangeError for entries that no transaction may have
 */
export function requireBalanced(kind: TransactionKind, entries: readonly Entry[]): void {
  const sum = entries.reduce((total, { amountCents }) => total + amountCents, 0);
  const whole = entries.every(({ amountCents }) => Number.isSafeInteger(amountCents) && amountCents !== 0);
  if (entries.length < 2 || sum !== 0 || !whole) {
    throw new RangeError(`Expected entries of a ${kind} that balance to zero, got ${JSON.stringify(entries)}.`);
  }
  const touches = (accounts: readonly LedgerAccount[]) => entries.some(({ account }) => accounts.includes(account));
  if (touches(bondAccounts) && touches(['rentIncome', 'rentDue'])) {
    throw new RangeError(`A bond is never income, got ${JSON.stringify(entries)}.`);
  }
}

/** Returns what entries add to an account, in cents: negative for a credit. */
export const changeOf = (entries: readonly Entry[], account: LedgerAccount): number =>
  entries.reduce((sum, entry) => (entry.account === account ? sum + entry.amountCents : sum), 0);
