import { requireFound } from '../http/problem.ts';
import { findTransactions } from '../ledger/ledger-store.ts';
import { readLedger, type TenancyLedger } from '../ledger/read-ledger.ts';
import { findSender } from '../notices/find-sender.ts';
import { firstOf, type OwnerScope } from '../owned-rows/owned-rows.ts';
import { type ReceiptContent, receiptContentOf } from './receipt-content.ts';

/**
 * Returns the content of a receipt as of now, and its ledger.
 * @throws Problem 404 when the user has no such transaction, or it is no receipt
 */
export async function readReceipt(
  scope: OwnerScope,
  transactionId: string,
): Promise<{ content: ReceiptContent; ledger: TenancyLedger }> {
  const receipt = requireFound(await firstOf(findTransactions(scope, { id: transactionId })));
  requireFound(receipt.receiptNumber);
  const ledger = await readLedger(scope, receipt.tenancyId);
  const { name, email } = await findSender(scope.database, ledger.tenancy);
  return { content: receiptContentOf(ledger, receipt, name || email), ledger };
}
