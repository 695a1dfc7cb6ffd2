import type { IdentityDocument, IdentityDocumentContent } from 'shared-contract/tenant-check/identity-document';
import { numberEnding } from 'shared-contract/tenant-check/identity-document-rules';
import { type CountedDocument, identityPoints, type PointsEntry } from 'shared-contract/tenant-check/identity-points';
import type { BackendConfig } from '../config.ts';
import { applicantOf } from './check-applicant.ts';
import type { DocumentRow } from './check-parts.ts';
import { isReduced, sealedDocument } from './sealed-check.ts';
import type { FoundCheck } from './tenant-check-store.ts';

export type CountedDocuments = { documents: IdentityDocument[]; points: number; missing: string[] };

const hasScan = ({ files }: Pick<FoundCheck, 'files'>, { id }: DocumentRow): boolean =>
  files.some(({ documentId }) => documentId === id);

/** Returns a document as it counts: one without a number and a scan counts for nothing (V6). */
export const withProof = (
  found: Pick<FoundCheck, 'files'>,
  row: DocumentRow,
  content: IdentityDocumentContent,
): CountedDocument => ({ ...content, hasProof: content.number !== undefined || hasScan(found, row) });

/** Returns the documents as the site shows them, with their points (V6). No number is complete. */
export function countedDocuments(config: BackendConfig, found: FoundCheck): CountedDocuments {
  const stored = found.documents.map((row) => ({ row, content: sealedDocument.unseal(config, row) }));
  const whole = stored.flatMap(({ row, content }) => (isReduced(content) ? [] : [withProof(found, row, content)]));
  const counted = identityPoints(whole, applicantOf(config, found).name);
  const remaining = counted.entries.values();
  const documents = stored.map(({ row, content }): IdentityDocument => {
    const shared = {
      id: row.id,
      kind: content.kind,
      addedBy: row.addedBy,
      addedAt: row.createdAt.toISOString(),
      hasScan: hasScan(found, row),
      verifiedAt: row.verifiedAt?.toISOString() ?? null,
      expiresOn: content.expiresOn ?? null,
    };
    if (isReduced(content)) {
      const { numberEnding, points } = content;
      return { ...shared, nameOnDocument: null, numberEnding, institution: null, points, note: null };
    }
    const { points, note }: PointsEntry = remaining.next().value ?? { points: 0, note: null };
    return {
      ...shared,
      nameOnDocument: content.nameOnDocument,
      earlierName: content.earlierName ?? null,
      numberEnding: content.number ? numberEnding(content.number) : null,
      institution: content.institution ?? null,
      points,
      note,
    };
  });
  return {
    documents,
    points: documents.reduce((sum, { points }) => sum + points, 0),
    // Verified documents were enough, and what was missing can no longer be counted.
    missing: whole.length < stored.length ? [] : counted.missing,
  };
}
