import * as z from 'shared-contract/schema';
import { decimalAmount } from '../money/money.ts';
import { openEnum } from '../wire/open-enum.ts';
import { ledgerTransaction, transactionKind } from './ledger.ts';

/** The types of lines by which a rent account is filtered. */
export const rentAccountType = z.enum(['charge', 'payment', 'waiver', 'bond', 'reversal']);
export type RentAccountType = z.infer<typeof rentAccountType>;

/**
 * A line of `GET /api/tenancies/{id}/rent-account`, newest first: the rent of a period, which follows from the terms of
 * the tenancy, or a transaction of the ledger.
 */
export const rentAccountLine = z.object({
  /** `charge-2026-10-03`, or the id of the transaction. */
  id: z.string(),
  type: openEnum(rentAccountType),
  date: z.string(),
  /** The days that a rent charge is for. */
  period: z.nullable(z.object({ from: z.string(), to: z.string() })),
  /** Null for a rent charge. */
  transaction: z.nullable(ledgerTransaction),
  /** What the line adds to the rent that is owed: negative for a payment, 0.00 for a bond. */
  change: decimalAmount,
  /** The rent that is owed after this line, with all lines counted, whatever the filter. Negative when paid ahead. */
  balance: decimalAmount,
});
export type RentAccountLine = z.infer<typeof rentAccountLine>;

/** `GET /api/tenancies/{id}/rent-months`: the rent of a tenancy in at most the last 12 months, oldest first. */
export const rentMonths = z.object({
  '@id': z.string(),
  '@type': z.literal('RentMonths'),
  months: z.array(
    z.object({
      /** Such as `2026-07`. */
      month: z.string(),
      /** The rent of the periods that begin in the month. */
      charged: decimalAmount,
      /** The rent received, less refunds and payments that were returned. */
      received: decimalAmount,
      /** The rent that is owed at the end of the month, or today. Negative when paid ahead. */
      owed: decimalAmount,
    }),
  ),
});
export type RentMonths = z.infer<typeof rentMonths>;

/**
 * `GET /api/tenancies/{id}/rent-explanation`: how paid-to, part payment, arrears and the rent due follow from the
 * entries of the ledger (V31). `settled` adds up to `covered`; `weeks` and `partPayment` add up to `covered` too;
 * `charged` less `covered` is `due`, at least 0.
 */
export const rentExplanation = z.object({
  '@id': z.string(),
  '@type': z.literal('RentExplanation'),
  /** The date at the property. */
  today: z.string(),
  /** What transactions of each kind settled of the rent; negative for refunds and reversals. */
  settled: z.array(z.object({ kind: openEnum(transactionKind), count: z.int(), amount: decimalAmount })),
  covered: decimalAmount,
  /** The periods that are covered in full, as runs of equal ones. */
  weeks: z.array(
    z.object({ from: z.string(), to: z.string(), count: z.int(), each: decimalAmount, amount: decimalAmount }),
  ),
  paidTo: z.nullable(z.string()),
  partPayment: decimalAmount,
  /** The first period that is not covered in full. Null when no further rent falls due. */
  next: z.nullable(z.object({ from: z.string(), to: z.string(), amount: decimalAmount })),
  /** All rent that fell due until today. */
  charged: decimalAmount,
  due: decimalAmount,
  arrearsDays: z.int(),
  /** The day until which arrears count: today, or the end of a tenancy that has ended. */
  countedTo: z.string(),
});
export type RentExplanation = z.infer<typeof rentExplanation>;
