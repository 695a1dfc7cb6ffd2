import type { LedgerTransaction } from './ledger.ts';

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

const reversalLabels: Record<string, string> = { mistake: 'Correction', returned: 'Returned payment' };

type Named = Pick<LedgerTransaction, 'kind' | 'receiptNumber' | 'reversalCause'>;

/** Returns the name of a transaction, such as "Rent received, receipt 12". */
export function transactionLabel({ kind, receiptNumber, reversalCause }: Named): string {
  const label = reversalLabels[reversalCause ?? ''] ?? labels[kind] ?? 'Other transaction';
  return receiptNumber === null ? label : `${label}, receipt ${receiptNumber}`;
}
