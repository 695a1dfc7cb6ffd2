import type { Database } from '../../database/database.ts';
import { insertPropertyDocument } from '../../testing/insert-property-document.ts';

/** Inserts a document with one version and one share link, and returns their ids. */
export async function aDocumentOf(database: Database, own: { ownerId: string; propertyId: string }) {
  const { document, versions, share } = await insertPropertyDocument(database, { ...own, token: `of ${own.ownerId}` });
  return { documentId: document.id, documentVersionId: versions[0]?.id ?? '', documentShareId: share?.id ?? '' };
}
