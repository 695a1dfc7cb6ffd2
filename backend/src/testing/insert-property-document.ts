import { hashOf } from '../auth/secrets.ts';
import type { Database } from '../database/database.ts';
import { storedRow } from '../database/single-row.ts';
import { documentShares, documentVersions, propertyDocuments } from '../documents/document-tables.ts';
import { aPdf, insertFile } from './insert-document.ts';

type Insert = typeof propertyDocuments.$inferInsert;
type Values = Pick<Insert, 'ownerId' | 'propertyId'> &
  Partial<Insert> & {
    /** The names of the files of its versions, oldest first. */
    files?: string[];
    /** The token of a share link that works until the end of 2099. */
    token?: string;
  };

/** By default an insurance policy with one version. */
export async function insertPropertyDocument(database: Database, { files = ['insurance.pdf'], token, ...own }: Values) {
  const values: Insert = { name: 'Landlord insurance', category: 'insurance', ...own };
  const document = await storedRow(database.insert(propertyDocuments).values(values).returning(), 'document');
  const about = { ownerId: own.ownerId, documentId: document.id };
  const versions = [];
  for (const [index, fileName] of files.entries()) {
    const file = { fileId: await insertFile(database), mediaType: 'application/pdf', byteSize: aPdf.length };
    const version = { ...about, number: index + 1, fileName, ...file };
    versions.push(await storedRow(database.insert(documentVersions).values(version).returning(), 'version'));
  }
  const link = { ...about, tokenHash: hashOf(token ?? ''), expiresOn: '2099-12-31' };
  const share =
    token === undefined ? null : await storedRow(database.insert(documentShares).values(link).returning(), 'link');
  return { document, versions, share };
}
