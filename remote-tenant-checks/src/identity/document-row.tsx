import { Button, Group } from '@mantine/core';
import type { IdentityDocument } from 'shared-contract/tenant-check/identity-document';
import { identityDocumentKind } from 'shared-contract/tenant-check/identity-document';
import { identityDocumentLabels } from 'shared-contract/tenant-check/identity-document-rules';
import { isKnown } from 'shared-contract/wire/open-enum';
import { LocalDate } from 'shared-ui';
import classes from './identity.module.css';
import { ScanInput } from './scan-input.tsx';
import type { UploadOptions } from './use-scan-upload.ts';

export type DocumentRowActions = {
  /** Who reads the row. */
  reader: 'owner' | 'applicant';
  /** False when no scan can be added or replaced. */
  canChange: boolean;
  /** False when the documents were sent. */
  canRemove: boolean;
  /** Opens the question about removing a document. */
  onRemove: (document: IdentityDocument) => void;
  /** Uploads a scan, and replaces an earlier one. */
  uploadScan: (id: string, file: File, options: UploadOptions) => Promise<void>;
  /** Shows a scan, which is logged; absent for who may not see it. */
  onViewScan?: (document: IdentityDocument) => void;
  failureMessage: (error: unknown) => string;
};

type DocumentRowProps = DocumentRowActions & { document: IdentityDocument };

/** One document: its points, why it counts for fewer, and its scan. */
export function DocumentRow({
  document,
  reader,
  canChange,
  canRemove,
  onRemove,
  uploadScan,
  onViewScan,
  failureMessage,
}: DocumentRowProps) {
  const {
    id,
    nameOnDocument,
    earlierName,
    institution,
    expiresOn,
    points,
    note,
    hasScan,
    addedBy,
    verifiedAt,
    numberEnding,
  } = document;
  const label = documentLabel(document);
  return (
    <li className={classes.document}>
      <div className={classes.text}>
        <p className={classes.label}>{label}</p>
        <p className={classes.quiet} dir="auto">
          {[nameOnDocument, earlierName && `earlier ${earlierName}`, institution].filter(Boolean).join(', ')}
          {expiresOn !== null && (
            <>
              {nameOnDocument || institution ? ', expires ' : 'Expires '}
              <LocalDate date={expiresOn} />
            </>
          )}
        </p>
        <p className={classes.quiet}>
          {addedBy === reader ? 'Added by you' : `Added by the ${addedBy}`}
          {verifiedAt !== null && numberEnding !== null && '. The number is no longer stored'}
        </p>
        {note && <p className={classes.note}>{note}</p>}
      </div>
      <p className={classes.worth}>{points === 0 ? 'No points' : `${points} points`}</p>
      <Group gap="xs" className={classes.actions ?? ''}>
        {hasScan && onViewScan && (
          <Button size="xs" variant="default" aria-label={`View scan of ${label}`} onClick={() => onViewScan(document)}>
            View scan
          </Button>
        )}
        {canChange && (
          <ScanInput
            label={label}
            hasScan={hasScan}
            upload={(file, options) => uploadScan(id, file, options)}
            failureMessage={failureMessage}
          />
        )}
        {canRemove && (
          <Button
            size="xs"
            variant="subtle"
            color="red"
            aria-label={`Remove ${label}`}
            onClick={() => onRemove(document)}
          >
            Remove
          </Button>
        )}
      </Group>
    </li>
  );
}

/** Returns the kind with the last digits of the number: "Passport ending in 567". */
export function documentLabel({ kind, numberEnding }: Pick<IdentityDocument, 'kind' | 'numberEnding'>): string {
  const label = isKnown(identityDocumentKind, kind) ? identityDocumentLabels[kind] : 'Document';
  return numberEnding === null ? label : `${label} ending in ${numberEnding}`;
}
