import { centsOf } from 'shared-contract/money/money';
import type { ReceiptInput } from 'shared-contract/tenancy/ledger';
import { requireValid } from '../http/problem.ts';
import type { OwnerScope } from '../owned-rows/owned-rows.ts';
import { entriesOf } from './ledger-postings.ts';
import { lockTenancy } from './lock-tenancy.ts';
import { receiptViolations } from './receipt-violations.ts';
import { recordTransaction } from './record-transaction.ts';

const descriptions = { rentReceipt: 'Rent received', bondReceipt: 'Bond received' };

/**
 * Records rent or bond that was received.
 * @throws Problem 404 when the user has no such tenancy, 422 for a wrong date or amount
 */
export async function recordReceipt(scope: OwnerScope, tenancyId: string, receipt: ReceiptInput) {
  const locked = await lockTenancy(scope, tenancyId);
  requireValid(receiptViolations(receipt, locked));
  const { kind, date, amount, note } = receipt;
  return recordTransaction(scope, {
    tenancyId,
    kind,
    date,
    description: note === '' ? descriptions[kind] : note,
    entries: entriesOf(kind, centsOf(amount)),
  });
}
