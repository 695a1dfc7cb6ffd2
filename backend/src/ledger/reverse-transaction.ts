import type { ReversalCause, ReversalInput } from 'shared-contract/tenancy/ledger';
import type { Violation } from 'shared-contract/wire/problem';
import { shortDate } from 'tenancy-law/rules/law-row';
import { conflict, requireFound, requireValid } from '../http/problem.ts';
import { firstOf, type OwnerScope } from '../owned-rows/owned-rows.ts';
import { reversedEntries } from './ledger-postings.ts';
import { findTransactions, type LedgerRow } from './ledger-store.ts';
import { lockTenancy } from './lock-tenancy.ts';
import { recordTransaction } from './record-transaction.ts';

/**
 * Reverses a transaction once: records one with the opposite entries. A mistake is corrected on its own day, as if it
 * had never happened. A returned payment counts on the day of the return.
 * @throws Problem 404 when the user has no such transaction, 409 when it cannot be reversed, 422 for a wrong date
 */
export async function reverseTransaction(scope: OwnerScope, id: string, { reason, cause, date }: ReversalInput) {
  const { tenancyId } = requireFound(await firstOf(findTransactions(scope, { id })));
  const { ledger, today } = await lockTenancy(scope, tenancyId);
  const transaction = requireFound(await firstOf(findTransactions(scope, { id })));
  requireReversible(transaction);
  if (settlesBond(transaction) && ledger.bondLodgedCents > 0) {
    throw conflict('bond-lodged', 'This bond was lodged, so its receipt can’t be reversed.');
  }
  if (cause !== 'returned') {
    const day = cause === 'mistake' ? transaction.date : today;
    return recordTransaction(scope, reversalOf(transaction, { date: day, reason, cause }));
  }
  const returnedOn = date ?? today;
  requireValid(returnViolations(returnedOn, transaction, today));
  return recordTransaction(scope, reversalOf(transaction, { date: returnedOn, reason, cause }));
}

/** Returns the transaction that reverses another one. */
export const reversalOf = (
  { id, tenancyId, entries }: LedgerRow,
  { date, reason, cause }: { date: string; reason: string; cause: ReversalCause | undefined },
) => ({
  tenancyId,
  kind: 'reversal' as const,
  date,
  description: reason,
  entries: reversedEntries(entries),
  reverses: id,
  reversalCause: cause ?? null,
});

/** A payment is returned after it was received, and not in the future. */
function returnViolations(date: string, { date: received }: LedgerRow, today: string): Violation[] {
  const refuse = (message: string): Violation[] => [{ propertyPath: 'date', message, code: 'date' }];
  if (date > today) return refuse('Choose today or an earlier date.');
  return date < received
    ? refuse(`The payment was received on ${shortDate(received)}. Choose that day or a later one.`)
    : [];
}

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
