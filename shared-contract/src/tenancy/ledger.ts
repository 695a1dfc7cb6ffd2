import * as z from 'shared-contract/schema';
import { decimalAmount } from '../money/money.ts';
import { plainLine } from '../text/plain-text.ts';
import { linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';

/**
 * The accounts of a tenancy's ledger. `rentDue` is what the tenants owe for rent, `rentIncome` what the owner has
 * earned, `bank` what was received. A bond is money of the tenants: it passes through `bondDue`, `bank` and
 * `bondLodged`, is owed to them in `bondHeld`, and is never income (V31). What is due, the rent of each week and the
 * bond, follows from the terms of the tenancy and is not stored as transactions.
 */
export const ledgerAccount = z.enum(['rentDue', 'rentIncome', 'bank', 'bondDue', 'bondHeld', 'bondLodged']);
export type LedgerAccount = z.infer<typeof ledgerAccount>;

/** `openingBalance` is what was received before the ledger began. */
export const transactionKind = z.enum([
  'rentCharge',
  'otherCharge',
  'rentReceipt',
  'bondReceipt',
  'bondLodgement',
  'bondRefund',
  'openingBalance',
  'waiver',
  'refund',
  'reversal',
]);
export type TransactionKind = z.infer<typeof transactionKind>;

/**
 * Why a transaction was reversed, which decides its day. A `mistake` never happened: its reversal counts on the day of
 * the transaction it reverses, also in an earlier financial year. A payment that the bank `returned` was received, so
 * its reversal counts on the day of the return.
 */
export const reversalCause = z.enum(['mistake', 'returned']);
export type ReversalCause = z.infer<typeof reversalCause>;

/**
 * One immutable transaction of `GET /api/tenancies/{id}/ledger`. Its entries balance to zero: debits are positive,
 * credits negative. A mistake is corrected by a reversal, never by an edit (V31).
 */
export const ledgerTransaction = z.object({
  ...linked,
  /** The tenancy whose ledger this is. */
  tenancy: z.optional(z.object({ '@id': z.string(), id: z.string() })),
  kind: openEnum(transactionKind),
  /** The local date that counts for the tenancy. */
  date: z.string(),
  description: z.string(),
  /** Set on receipts, unique and without gaps for each owner. */
  receiptNumber: z.nullable(z.int()),
  /** The id of the transaction that this one reverses. */
  reverses: z.nullable(z.string()),
  /** The id of the transaction that reversed this one. */
  reversedBy: z.nullable(z.string()),
  /** Set on a reversal. Null for one without a cause, which counts on the day it was recorded. */
  reversalCause: z.optional(z.nullable(openEnum(reversalCause))),
  amount: decimalAmount,
  entries: z.array(z.object({ account: openEnum(ledgerAccount), amount: decimalAmount })),
  createdAt: z.string(),
});
export type LedgerTransaction = z.infer<typeof ledgerTransaction>;

/** `POST /api/tenancies/{id}/receipts` with an Idempotency-Key: rent or bond that was received. */
export const receiptInput = z.object({
  kind: z.enum(['rentReceipt', 'bondReceipt']),
  date: z.iso.date('Enter a date.'),
  amount: decimalAmount,
  note: plainLine(200),
});
export type ReceiptInput = z.infer<typeof receiptInput>;

/** `POST /api/tenancies/{id}/waivers` with an Idempotency-Key: rent that is due and that the owner does not claim. */
export const waiverInput = z.object({ amount: decimalAmount, reason: plainLine(200, 'Say why you waive it.') });
export type WaiverInput = z.infer<typeof waiverInput>;

/**
 * `POST /api/ledger-transactions/{id}/reversal` with an Idempotency-Key. Without a cause it counts today. `date` is the
 * day on which the bank returned the payment, today by default.
 */
export const reversalInput = z.object({
  reason: plainLine(200, 'Say why you reverse it.'),
  cause: z.optional(reversalCause),
  date: z.optional(z.iso.date('Enter a date.')),
});
export type ReversalInput = z.infer<typeof reversalInput>;

/**
 * `GET /api/tenancies/{id}/rent-schedule`: the rent charges until today, latest first. Each is for a week from the
 * start date on, or for the days that remain before the end, and is due on its first day.
 */
export const rentScheduleEntry = z.object({ from: z.string(), to: z.string(), due: z.string(), amount: decimalAmount });
export type RentScheduleEntry = z.infer<typeof rentScheduleEntry>;
