import * as z from 'shared-contract/schema';
import { decimalAmount } from '../money/money.ts';
import { receiptInput } from '../tenancy/ledger.ts';
import { plainLine } from '../text/plain-text.ts';
import { iri } from '../wire/json-ld.ts';

/** The most lines of a bank's file, and the most payments that are recorded at once. */
export const maxBankLines = 1000;
/** The largest file, in bytes. A line has about 100. */
export const maxBankFileBytes = 500_000;
/** Details are cut to this length, also before they are compared with lines that were recorded. */
export const maxBankDetails = 300;

/** `POST /api/properties/{id}/bank-imports`: the text of a bank's CSV file. Reads and matches it; stores nothing. */
export const bankImportInput = z.object({
  content: z.string().check(z.maxLength(maxBankFileBytes, 'This file is too large. Export a shorter period.')),
});

/** A proposal with this score or a higher one is selected in advance. The owner confirms each of the others. */
export const safeScore = 60;

const money = {
  /** The local date of the bank. */
  date: z.iso.date(),
  amount: decimalAmount,
  details: z.string(),
};

/** Which line of a file it is. */
const bankLine = {
  ...money,
  details: plainLine(maxBankDetails),
  /** 0 for the first line with this date, amount and details, 1 for the second. */
  ordinal: z.int().check(z.minimum(0), z.maximum(maxBankLines - 1)),
};

const proposal = z.object({
  tenancyId: z.string(),
  kind: receiptInput.shape.kind,
  /** From 0 to 100. */
  score: z.int(),
  /** Sentences that say what matches and what does not. */
  reasons: z.array(z.string()),
});
export type BankProposal = z.infer<typeof proposal>;

const importedLine = z.object({
  ...bankLine,
  /** Set when this line was recorded before and not reversed since. */
  recorded: z.nullable(z.object({ id: z.string(), kind: z.string(), receiptNumber: z.nullable(z.int()) })),
  /** True when this line was recorded before, and its receipt was reversed. */
  wasReversed: z.boolean(),
  /** Null when no tenancy of the property matches. */
  proposal: z.nullable(proposal),
  /** The address of another property of the owner whose tenancy matches better. */
  otherProperty: z.nullable(z.string()),
});
export type ImportedLine = z.infer<typeof importedLine>;

export const bankImport = z.object({
  '@id': z.string(),
  '@type': z.string(),
  /** The money that was received, in the order of the file. */
  lines: z.array(importedLine),
  /** Money that was paid out, and lines without an amount of money. They are never recorded. */
  ignored: z.array(z.object(money)),
  /** Rows that could not be read, such as a closing balance. */
  unreadable: z.array(z.object({ row: z.int(), reason: z.string() })),
  /** The tenancies of the property, to which a payment can be assigned. */
  tenancies: z.array(z.object({ id: z.string(), names: z.string(), startDate: z.string(), bondLeft: decimalAmount })),
});
export type BankImport = z.infer<typeof bankImport>;

/**
 * `POST /api/properties/{id}/bank-payments`: records lines of a bank's file as rent or bond, all or none. A line that
 * was sent before is recorded once, also for another tenancy.
 */
export const bankPaymentsInput = z.object({
  payments: z
    .array(
      z.object({
        ...bankLine,
        tenancy: iri,
        kind: receiptInput.shape.kind,
        /** True to record a line again whose receipt was reversed. */
        again: z.boolean(),
      }),
    )
    .check(z.minLength(1, 'Select at least one payment.'), z.maxLength(maxBankLines)),
});
export type BankPaymentInput = z.infer<typeof bankPaymentsInput>['payments'][number];

export const bankPayments = z.object({
  '@id': z.string(),
  '@type': z.string(),
  /** In the order of the request. `isNew` is false for a line that was recorded before. */
  payments: z.array(z.object({ id: z.string(), receiptNumber: z.nullable(z.int()), isNew: z.boolean() })),
});
export type BankPayments = z.infer<typeof bankPayments>;
