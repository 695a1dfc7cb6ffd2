import type { IdentityDocument } from 'shared-contract/tenant-check/identity-document';
import { DocumentRow, type DocumentRowActions } from './document-row.tsx';
import classes from './identity.module.css';

type DocumentListProps = DocumentRowActions & { documents: readonly IdentityDocument[] };

/** The stored documents with their points. Of a number only the last digits are known. */
export function DocumentList({ documents, ...actions }: DocumentListProps) {
  return (
    <ul className={classes.documents}>
      {documents.map((document) => (
        <DocumentRow key={document.id} document={document} {...actions} />
      ))}
    </ul>
  );
}
