import { and, eq } from 'drizzle-orm';
import { numberEnding } from 'shared-contract/tenant-check/identity-document-rules';
import { identityPoints } from 'shared-contract/tenant-check/identity-points';
import type { MoneyContext } from '../../payments/money-context.ts';
import { sha256Of } from '../../pdf/sha256-of.ts';
import { withProof } from '../counted-documents.ts';
import { isReduced, sealedApplicant, sealedDocument, sealedFile } from '../sealed-check.ts';
import type { FoundCheck } from '../tenant-check-store.ts';
import { tenantCheckDocuments, tenantCheckFiles } from '../tenant-check-table.ts';
import type { RedactedScans } from './redact-scans.ts';

/**
 * Reduces the documents of a complete check to their kind, last digits and expiry date, and replaces each scan with a
 * copy in which nothing can be read. A scan without such a copy is deleted.
 */
export async function reduceDocuments(money: MoneyContext, found: FoundCheck, redacted: RedactedScans): Promise<void> {
  await reduceContents(money, found);
  for (const { id, kind } of found.files) {
    if (kind === 'scan') await replaceScan(money, id, redacted.get(id) ?? null);
  }
}

async function reduceContents({ database, config, now }: MoneyContext, found: FoundCheck): Promise<void> {
  const name = found.applicant ? sealedApplicant.unseal(config, found.applicant).name : '';
  const open = found.documents.flatMap((row) => {
    const content = sealedDocument.unseal(config, row);
    return isReduced(content) ? [] : [{ row, content }];
  });
  const counted = identityPoints(
    open.map(({ row, content }) => withProof(found, row, content)),
    name,
  );
  for (const [index, { row, content }] of open.entries()) {
    const { kind, number, expiresOn } = content;
    const sealed = sealedDocument.seal(config, row.id, {
      kind,
      numberEnding: number ? numberEnding(number) : null,
      expiresOn: expiresOn ?? null,
      points: counted.entries[index]?.points ?? 0,
    });
    await database
      .update(tenantCheckDocuments)
      .set({ ...sealed, verifiedAt: now, updatedAt: now })
      .where(eq(tenantCheckDocuments.id, row.id));
  }
}

async function replaceScan({ database, config, now }: MoneyContext, id: string, copy: Buffer | null): Promise<void> {
  const isFile = and(eq(tenantCheckFiles.id, id), eq(tenantCheckFiles.kind, 'scan'));
  if (!copy) {
    await database.delete(tenantCheckFiles).where(isFile);
    return;
  }
  const file = { mediaType: 'image/png', byteSize: copy.length, sha256: sha256Of(copy), updatedAt: now };
  await database
    .update(tenantCheckFiles)
    .set({ ...file, ...sealedFile.seal(config, id, copy) })
    .where(isFile);
}
