import { conflict, requireFound } from '../http/problem.ts';
import { firstOf, type OwnerScope } from '../owned-rows/owned-rows.ts';
import { reversedEntries } from './ledger-postings.ts';
import { findTransactions, type LedgerRow } from './ledger-store.ts';
import { lockTenancy } from './lock-tenancy.ts';
import { recordTransaction } from './record-transaction.ts';

/**
 * Reverses a transaction once: records one of today with the opposite entries.
 * @throws Problem 404 when the user has no such transaction, 409 when it cannot be reversed
 */
export async function reverseTransaction(scope: OwnerScope, id: string, { reason }: { reason: string }) {
  const { tenancyId } = requireFound(await firstOf(findTransactions(scope, { id })));
  const { ledger, today } = await lockTenancy(scope, tenancyId);
  const transaction = requireFound(await firstOf(findTransactions(scope, { id })));
  requireReversible(transaction);
  if (settlesBond(transaction) && ledger.bondLodgedCents > 0) {
    throw conflict('bond-lodged', 'This bond was lodged, so its receipt can’t be reversed.');
  }
  return recordTransaction(scope, reversalOf(transaction, today, reason));
}

/** Returns the transaction that reverses another one. */
export const reversalOf = ({ id, tenancyId, entries }: LedgerRow, date: string, reason: string) => ({
  tenancyId,
  kind: 'reversal' as const,
  date,
  description: reason,
  entries: reversedEntries(entries),
  reverses: id,
});

function requireReversible({ kind, reversedBy }: LedgerRow): void {
  if (kind === 'reversal') {
    throw conflict('is-reversal', 'A reversal can’t be reversed. Record the payment again instead.');
  }
  if (reversedBy !== null) throw conflict('already-reversed', 'This transaction has been reversed already.');
  if (kind === 'bondLodgement') {
    throw conflict('bond-lodged', 'Correct the date or the number of the bond instead of reversing its lodgement.');
  }
}

const settlesBond = ({ entries }: LedgerRow) => entries.some(({ account }) => account === 'bondDue');
