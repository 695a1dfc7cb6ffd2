import { sql } from 'drizzle-orm';
import { centsOf } from 'shared-contract/money/money';
import type { BankPaymentInput, BankPayments } from 'shared-contract/property/bank-import';
import { idOf } from '../http/parameters.ts';
import { invalid, Problem } from '../http/problem.ts';
import { recordReceipt } from '../ledger/record-receipt.ts';
import { findOwn, lockOwn, type OwnerScope } from '../owned-rows/owned-rows.ts';
import { tenancyPath } from '../tenancies/tenancy-path.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';
import { findPostedLines, storePostedLine } from './posted-line-store.ts';
import type { BankLine } from './read-bank-file.ts';

const maxNote = 200;

const lineOf = ({ date, amount, details, ordinal }: BankPaymentInput): BankLine => ({
  date,
  amountCents: centsOf(amount),
  details,
  ordinal,
});

/**
 * Records lines of a bank's file as receipts, all or none. A line that was recorded before gets its first receipt.
 * @throws Problem 422 for a tenancy of another property, a wrong date or a wrong amount
 */
export async function recordBankPayments(
  scope: OwnerScope,
  propertyId: string,
  payments: readonly BankPaymentInput[],
): Promise<BankPayments['payments']> {
  const { database, owner } = scope;
  // Two tabs may send the same line for two tenancies, so locks of tenancies are not enough.
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`bank-payments ${owner.id}`}, 0))`);
  // A receipt locks the receipt numbers until the commit. All tenancies are locked before, so that another receipt,
  // which locks its tenancy first, never waits in the opposite order.
  const ids = new Set(payments.map(({ tenancy }) => idOf(tenancy, tenancyPath)));
  for (const id of [...ids].sort()) await lockOwn(scope, tenancies, id);
  const recorded: BankPayments['payments'] = [];
  const findPosted = await findPostedLines(scope, payments.map(lineOf));
  const seen = new Set<string>();
  for (const [index, payment] of payments.entries()) {
    const line = lineOf(payment);
    const key = JSON.stringify(line);
    if (seen.has(key)) {
      throw invalid({
        propertyPath: `payments[${index}]`,
        message: 'This payment is in the list twice.',
        code: 'twice',
      });
    }
    seen.add(key);
    const known = findPosted(line);
    if (known && !(known.isReversed && payment.again)) {
      recorded.push({ id: known.id, receiptNumber: known.receiptNumber, isNew: false });
      continue;
    }
    const { id, receiptNumber } = await atPath(`payments[${index}]`, () => record(scope, propertyId, payment));
    await storePostedLine(scope, line, id);
    recorded.push({ id, receiptNumber, isNew: true });
  }
  return recorded;
}

async function record(scope: OwnerScope, propertyId: string, payment: BankPaymentInput) {
  const { tenancy: iri, kind, date, amount, details } = payment;
  const tenancy = await findOwn(scope, tenancies, idOf(iri, tenancyPath));
  if (tenancy?.propertyId !== propertyId) {
    throw invalid({ propertyPath: 'tenancy', message: 'This property has no such tenancy.', code: 'not-found' });
  }
  const note = details
    .slice(0, maxNote)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
  return recordReceipt(scope, tenancy.id, { kind, date, amount, note });
}

/** Adds to the violations in which payment they are. */
async function atPath<T>(path: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Problem) || !error.violations) throw error;
    const [first, ...rest] = error.violations.map((one) => ({ ...one, propertyPath: `${path}.${one.propertyPath}` }));
    throw first ? invalid(first, ...rest) : error;
  }
}
