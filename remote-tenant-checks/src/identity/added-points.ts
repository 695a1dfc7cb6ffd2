import type { IdentityDocument } from 'shared-contract/tenant-check/identity-document';
import { identityDocumentFields } from 'shared-contract/tenant-check/identity-document-rules';
import { type CountedDocument, identityPoints } from 'shared-contract/tenant-check/identity-points';
import type { DocumentFormValues } from './document-form-values.ts';

/** Returns what a typed document adds to the stored ones (V6), as a sentence; empty until its kind is chosen. */
export function addedPoints(
  {
    kind,
    nameOnDocument,
    institution,
    state,
  }: Pick<DocumentFormValues, 'kind' | 'nameOnDocument' | 'institution' | 'state'>,
  documents: readonly IdentityDocument[],
  applicantName: string,
): string {
  if (kind === '' || kind === 'changeOfName') return '';
  const typed: CountedDocument = {
    kind,
    nameOnDocument,
    hasProof: true,
    ...(institution.trim() ? { institution } : {}),
  };
  const stored = documents.map((document) => countedOf(document, applicantName));
  const { points, entries } = identityPoints(
    [...stored, state ? { ...typed, state: state as 'NSW' } : typed],
    applicantName,
  );
  const added = entries.at(-1);
  if (!added) return '';
  if (added.points === 0) return `Adds no points. ${added.note ?? ''}`.trim();
  const condition = identityDocumentFields(kind).includes('number') ? '' : ' once it has a photo or scan';
  return `Adds ${added.points} points${condition}: ${points} in total.`;
}

/** A stored document without a name is verified, so its name was the applicant's. */
const countedOf = (
  { kind, nameOnDocument, earlierName, institution, numberEnding, hasScan, verifiedAt }: IdentityDocument,
  applicantName: string,
): CountedDocument => ({
  kind,
  nameOnDocument: nameOnDocument ?? applicantName,
  hasProof: numberEnding !== null || hasScan || verifiedAt !== null,
  ...(earlierName ? { earlierName } : {}),
  ...(institution === null ? {} : { institution }),
});
