import type { TransactionKind } from 'shared-contract/tenancy/ledger';
import type { RentAccountType } from 'shared-contract/tenancy/rent-account';

type Kind = { one: string; many: string; type: RentAccountType };

const kinds: Partial<Record<string, Kind>> = {
  rentReceipt: { one: 'rent payment', many: 'rent payments', type: 'payment' },
  openingBalance: { one: 'balance received earlier', many: 'balances received earlier', type: 'payment' },
  refund: { one: 'refund', many: 'refunds', type: 'payment' },
  waiver: { one: 'waiver', many: 'waivers', type: 'waiver' },
  reversal: { one: 'reversal', many: 'reversals', type: 'reversal' },
} satisfies Partial<Record<TransactionKind, Kind>>;

/** Returns what to call entries of a kind, such as "12 rent payments", and the filter that shows them. */
export function entriesOfKind(kind: string, count: number): { label: string; type: RentAccountType | null } {
  const found = kinds[kind];
  if (!found) return { label: count === 1 ? '1 other entry' : `${count} other entries`, type: null };
  return { label: `${count} ${count === 1 ? found.one : found.many}`, type: found.type };
}
