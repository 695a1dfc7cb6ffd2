import { centsOf, formatMoney } from 'shared-contract/money/money';
import type { LedgerTransaction } from 'shared-contract/tenancy/ledger';

const labels: Record<string, string> = {
  otherCharge: 'Charge',
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

/** Receipts and waivers can be reversed once. */
export const isReversible = ({ kind, receiptNumber, reversedBy }: LedgerTransaction): boolean =>
  (receiptNumber !== null || kind === 'waiver') && reversedBy === null;
