import { centsOf, formatMoney } from 'shared-contract/money/money';
import type { LedgerTransaction } from 'shared-contract/tenancy/ledger';

const labels: Record<string, string> = {
  rentReceipt: 'Rent received',
  bondReceipt: 'Bond received',
  bondLodgement: 'Bond lodged',
  bondRefund: 'Bond refunded',
  openingBalance: 'Received earlier',
  waiver: 'Rent waived',
  refund: 'Rent refunded',
  reversal: 'Reversal',
};

/** Returns the name of a transaction, such as "Rent received, receipt 12". */
export function transactionLabel({ kind, receiptNumber }: Pick<LedgerTransaction, 'kind' | 'receiptNumber'>): string {
  const label = labels[kind] ?? 'Other transaction';
  return receiptNumber === null ? label : `${label}, receipt ${receiptNumber}`;
}

/** Returns the amount: negative when money left the owner's account. */
export function signedAmount({ amount, entries }: Pick<LedgerTransaction, 'amount' | 'entries'>): string {
  const isOut = entries.some((entry) => entry.account === 'bank' && centsOf(entry.amount) < 0);
  return `${isOut ? '−' : ''}${formatMoney(centsOf(amount))}`;
}

/** Receipts can be reversed once. */
export const isReversible = ({ receiptNumber, reversedBy }: LedgerTransaction): boolean =>
  receiptNumber !== null && reversedBy === null;
