import { amountOf } from 'shared-contract/money/money';
import type { LedgerTransaction, RentScheduleEntry } from 'shared-contract/tenancy/ledger';
import { identity } from '../http/json-ld.ts';
import { tenancyPath } from '../tenancies/tenancy-path.ts';
import type { LedgerRow } from './ledger-store.ts';
import type { RentPeriod } from './rent-schedule.ts';

export const ledgerTransactionPath = '/api/ledger-transactions';

export function ledgerTransactionResource(row: LedgerRow): LedgerTransaction {
  const debits = row.entries.filter(({ amountCents }) => amountCents > 0);
  return {
    ...identity(ledgerTransactionPath, 'LedgerTransaction', row.id),
    tenancy: { '@id': `${tenancyPath}/${row.tenancyId}`, id: row.tenancyId },
    kind: row.kind,
    date: row.date,
    description: row.description,
    receiptNumber: row.receiptNumber,
    reverses: row.reverses,
    reversedBy: row.reversedBy,
    reversalCause: row.reversalCause,
    amount: amountOf(debits.reduce((sum, { amountCents }) => sum + amountCents, 0)),
    entries: row.entries.map(({ account, amountCents }) => ({ account, amount: amountOf(amountCents) })),
    createdAt: row.createdAt.toISOString(),
  };
}

export const rentScheduleResource = ({ from, to, cents }: RentPeriod): RentScheduleEntry => ({
  from,
  to,
  due: from,
  amount: amountOf(cents),
});
