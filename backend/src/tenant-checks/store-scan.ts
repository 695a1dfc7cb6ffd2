import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import { canAddDocuments } from 'shared-contract/tenant-check/tenant-check-rules';
import { requireFound } from '../http/problem.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { pdfType } from '../pdf/pdf-reply.ts';
import { sha256Of } from '../pdf/sha256-of.ts';
import { sanitizeUpload } from '../pictures/sanitize-upload.ts';
import type { Upload } from '../uploads/receive-upload.ts';
import { changeCheck, requireStatus } from './change-check.ts';
import type { DocumentActor } from './change-documents.ts';
import { addEvent } from './check-events.ts';
import { sealedFile } from './sealed-check.ts';
import { submitWhenReady } from './submit-when-ready.ts';
import type { FoundCheck } from './tenant-check-store.ts';
import { tenantCheckFiles } from './tenant-check-table.ts';

export type PlainFile = { mediaType: string; bytes: Buffer };

/**
 * Returns an uploaded PDF, or a picture without metadata such as the place where it was taken.
 * @throws Problem 422 for a picture that is damaged, too small or too large
 */
export async function withoutMetadata(upload: Upload): Promise<PlainFile> {
  if (upload.mediaType === pdfType) return { mediaType: pdfType, bytes: await readFile(upload.path) };
  const { mediaType, bytes } = await sanitizeUpload(upload);
  return { mediaType, bytes };
}

/** @throws Problem 404 when the check has no such document, 409 when it gets no more scans */
export function requireScannable({ documents, row }: FoundCheck, documentId: string): void {
  requireFound(documents.find(({ id }) => id === documentId));
  requireStatus(row.status, canAddDocuments);
}

/**
 * Stores the scan of a document of a locked check, encrypted, instead of an earlier one, and logs it. A document may
 * count only now, so the check can be ready. @throws Problem 404 or 409
 */
export async function storeScan(
  context: MoneyContext,
  found: FoundCheck,
  documentId: string,
  { mediaType, bytes }: PlainFile,
  by: DocumentActor,
): Promise<FoundCheck> {
  const { database, config, now } = context;
  requireScannable(found, documentId);
  const { id: checkId, ownerId } = found.row;
  await database
    .delete(tenantCheckFiles)
    .where(and(eq(tenantCheckFiles.documentId, documentId), eq(tenantCheckFiles.kind, 'scan')));
  const id = randomUUID();
  await database.insert(tenantCheckFiles).values({
    id,
    ownerId,
    checkId,
    documentId,
    kind: 'scan',
    mediaType,
    byteSize: bytes.length,
    sha256: sha256Of(bytes),
    ...sealedFile.seal(config, id, bytes),
    createdAt: now,
    updatedAt: now,
  });
  await addEvent(context, found.row, by, 'scanAdded');
  return submitWhenReady(context, await changeCheck(context, found));
}
