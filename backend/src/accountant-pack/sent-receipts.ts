import { and, desc, inArray } from 'drizzle-orm';
import { type ArchiveFile, compressedFile } from '../archive/write-archive.ts';
import { isOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import { receiptEmails } from '../receipts/receipt-email-table.ts';
import { receiptFile } from '../receipts/receipt-file.ts';
import type { ReportFigures } from '../reports/read-report.ts';

/**
 * Returns the receipts of payments of the period that were emailed to tenants, each as it was last sent, by number. A
 * bond is not income, so its receipts have a folder of their own. The name says when the payment was reversed, because
 * a receipt that was sent before the reversal does not.
 */
export async function findSentReceipts({ database, owner }: ReadScope, report: ReportFigures): Promise<ArchiveFile[]> {
  const receipts = report.tenancies
    .flatMap(({ ledger }) => ledger.transactions)
    .filter(({ receiptNumber, date }) => receiptNumber !== null && date >= report.from && date <= report.until)
    .toSorted((one, other) => Number(one.receiptNumber) - Number(other.receiptNumber));
  const { transactionId, createdAt } = receiptEmails;
  const ids = receipts.map(({ id }) => id);
  const sent = await database
    .selectDistinctOn([transactionId], { transactionId, content: receiptEmails.content })
    .from(receiptEmails)
    .where(and(isOwn(receiptEmails, owner), inArray(transactionId, ids)))
    .orderBy(transactionId, desc(createdAt));
  const contents = new Map(sent.map((row) => [row.transactionId, row.content]));
  return receipts.flatMap(({ id, kind, reversedBy }) => {
    const content = contents.get(id);
    if (!content) return [];
    const { name, bytes } = receiptFile(content);
    const folder = kind === 'bondReceipt' ? 'Bond receipts' : 'Rent receipts';
    const marked = reversedBy === null ? name : name.replace('.pdf', ' (reversed).pdf');
    return compressedFile({ name: `${folder}/${marked}`, bytes });
  });
}
