import { createHash } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ledgerTransactions } from '../ledger/ledger-tables.ts';
import { isOwn, type OwnerScope, type ReadScope } from '../owned-rows/owned-rows.ts';
import { postedBankLines } from './posted-line-table.ts';
import type { BankLine } from './read-bank-file.ts';

export type PostedLine = Pick<typeof ledgerTransactions.$inferSelect, 'id' | 'kind' | 'receiptNumber'> & {
  isReversed: boolean;
};

/** Identifies a line by its content, so that a file with another name or more lines is recognised. */
const lineHashOf = ({ date, amountCents, details }: BankLine): string =>
  createHash('sha256')
    .update(JSON.stringify([date, amountCents, details]))
    .digest('hex');

/** Returns a function that finds the receipt of a line that was recorded before. */
export async function findPostedLines(
  { database, owner }: ReadScope,
  lines: readonly BankLine[],
): Promise<(line: BankLine) => PostedLine | undefined> {
  const reversals = alias(ledgerTransactions, 'reversals');
  const { lineHash, ordinal, transactionId } = postedBankLines;
  const { id, kind, receiptNumber } = ledgerTransactions;
  const rows = await database
    .select({ lineHash, ordinal, id, kind, receiptNumber, reversal: reversals.id })
    .from(postedBankLines)
    .innerJoin(ledgerTransactions, eq(id, transactionId))
    .leftJoin(reversals, eq(reversals.reverses, transactionId))
    .where(sql`${isOwn(postedBankLines, owner)} and ${inArray(lineHash, [...new Set(lines.map(lineHashOf))])}`);
  const byKey = new Map(
    rows.map(({ lineHash: hash, ordinal: position, reversal, ...row }) => [
      `${hash} ${position}`,
      { ...row, isReversed: reversal !== null },
    ]),
  );
  return (line) => byKey.get(`${lineHashOf(line)} ${line.ordinal}`);
}

/** Stores that a line was recorded, or recorded again after a reversal. */
export async function storePostedLine({ database, owner, now }: OwnerScope, line: BankLine, transactionId: string) {
  await database
    .insert(postedBankLines)
    .values({
      ownerId: owner.id,
      lineHash: lineHashOf(line),
      ordinal: line.ordinal,
      transactionId,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [postedBankLines.ownerId, postedBankLines.lineHash, postedBankLines.ordinal],
      set: { transactionId, updatedAt: now, version: sql`${postedBankLines.version} + 1` },
    });
}
