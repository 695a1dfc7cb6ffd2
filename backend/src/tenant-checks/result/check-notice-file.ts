import { eq } from 'drizzle-orm';
import type { BackendConfig } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { firstRow } from '../../database/single-row.ts';
import type { Attachment } from '../../mail/mail.ts';
import { pdfType } from '../../pdf/pdf-reply.ts';
import { addEvent } from '../check-events.ts';
import { sealedFile } from '../sealed-check.ts';
import { tenantCheckFiles, tenantCheckNotices } from '../tenant-check-table.ts';

const fileName = 'Notice-of-a-tenancy-database-listing.pdf';

/** Returns the PDF of a notice for its mail. Returns nothing when the check was destroyed. */
export async function checkNoticeAttachments(
  database: Database,
  id: string,
  config: BackendConfig,
): Promise<Attachment[]> {
  const rows = await database
    .select({ file: tenantCheckFiles })
    .from(tenantCheckNotices)
    .innerJoin(tenantCheckFiles, eq(tenantCheckFiles.id, tenantCheckNotices.fileId))
    .where(eq(tenantCheckNotices.id, id));
  return rows.map(({ file }) => ({
    filename: fileName,
    contentType: pdfType,
    content: sealedFile.unseal(config, file),
  }));
}

/** Records, as proof of service, when the mail server took the mail. A repeated mail does not change it. */
export async function recordNoticeDelivered(database: Database, id: string, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const isNotice = eq(tenantCheckNotices.id, id);
    const notice = await firstRow(transaction.select().from(tenantCheckNotices).where(isNotice).for('update'));
    if (!notice || notice.deliveredAt !== null) return;
    await transaction.update(tenantCheckNotices).set({ deliveredAt: now, updatedAt: now }).where(isNotice);
    const check = { id: notice.checkId, ownerId: notice.ownerId };
    await addEvent({ database: transaction, now }, check, 'system', 'noticeDelivered');
  });
}
