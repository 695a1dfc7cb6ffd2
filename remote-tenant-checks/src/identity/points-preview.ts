import type { IdentityDocument } from 'shared-contract/tenant-check/identity-document';
import { identityPoints, type PointsEntry } from 'shared-contract/tenant-check/identity-points';
import { type DocumentFormValues, isKind } from './document-form-values.ts';

type Stored = Pick<IdentityDocument, 'kind' | 'nameOnDocument' | 'institution'>;
type Preview = PointsEntry & { total: number };

/**
 * Returns what a document counts that is being typed, and the points of all documents with it (V6); null while no kind
 * is chosen.
 */
export function pointsPreview(
  stored: readonly Stored[],
  typed: DocumentFormValues,
  applicantName: string,
): Preview | null {
  if (!isKind(typed.kind)) return null;
  const counted = stored.map(({ kind, nameOnDocument, institution }) => ({
    kind,
    nameOnDocument: nameOnDocument ?? applicantName,
    institution: institution ?? undefined,
  }));
  const candidate = {
    kind: typed.kind,
    nameOnDocument: typed.nameOnDocument,
    // An institution that is not typed yet is no other document's.
    institution: typed.institution.trim() || undefined,
  };
  const { entries, points } = identityPoints([...counted, candidate], applicantName);
  const own = entries.at(-1) ?? { points: 0, note: null };
  return { ...own, total: points };
}
