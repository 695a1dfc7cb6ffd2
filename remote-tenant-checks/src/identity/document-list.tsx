import type { ReactNode } from 'react';
import type { IdentityDocument } from 'shared-contract/tenant-check/identity-document';
import { identityDocumentLabels } from 'shared-contract/tenant-check/identity-document-rules';
import { LocalDate } from 'shared-ui';
import classes from './identity.module.css';

type DocumentListProps = {
  documents: readonly IdentityDocument[];
  /** The buttons and the scan of a document. */
  children?: (document: IdentityDocument) => ReactNode;
};

/** The stored documents with their points. Of a number only the last digits are known. */
export function DocumentList({ documents, children }: DocumentListProps) {
  return (
    <ul className={classes.documents}>
      {documents.map((document) => (
        <li key={document.id} className={classes.document} aria-label={identityDocumentLabels[document.kind]}>
          <div className={classes.head}>
            <strong>{identityDocumentLabels[document.kind]}</strong>
            <span className={classes.quiet}>{pointsLabel(document.points)}</span>
          </div>
          <p className={classes.quiet}>
            <DocumentDetails document={document} />
          </p>
          {document.note !== null && <p className={classes.note}>{document.note}</p>}
          {children?.(document)}
        </li>
      ))}
    </ul>
  );
}

const pointsLabel = (points: number) => (points === 1 ? '1 point' : `${points} points`);

function DocumentDetails({ document }: { document: IdentityDocument }) {
  const { nameOnDocument, institution, numberEnding, expiresOn, verifiedAt } = document;
  const parts = [
    nameOnDocument,
    institution,
    numberEnding !== null && `number ending ${numberEnding}`,
    verifiedAt !== null && 'verified',
  ].filter((part) => part !== null && part !== false);
  return (
    <>
      {parts.join(' · ')}
      {expiresOn !== null && (
        <>
          {parts.length > 0 && ' · '}expires <LocalDate date={expiresOn} />
        </>
      )}
    </>
  );
}
