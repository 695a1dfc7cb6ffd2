import { centsOf, formatMoney } from 'shared-contract/money/money';
import type { LedgerTransaction } from 'shared-contract/tenancy/ledger';

/** Returns the amount: negative when money left the owner's account. */
export function signedAmount({ amount, entries }: Pick<LedgerTransaction, 'amount' | 'entries'>): string {
  const isOut = entries.some((entry) => entry.account === 'bank' && centsOf(entry.amount) < 0);
  return `${isOut ? '−' : ''}${formatMoney(centsOf(amount))}`;
}

/** Receipts and waivers can be reversed once. */
export const isReversible = ({ kind, receiptNumber, reversedBy }: LedgerTransaction): boolean =>
  (receiptNumber !== null || kind === 'waiver') && reversedBy === null;
