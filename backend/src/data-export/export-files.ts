import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { findDocuments, findOwnRounds } from '../agreement-signing/signing-store.ts';
import { destructionCertificates } from '../applications/application-tables.ts';
import { findCertificates } from '../applications/certificate-store.ts';
import { withoutPathCharacters } from '../archive/write-archive.ts';
import { storedRow } from '../database/single-row.ts';
import { documentVersions } from '../documents/document-tables.ts';
import { expenses, removedExpenses } from '../expenses/expense-table.ts';
import { type FileScope, readBytes } from '../file-storage/file-storage.ts';
import { requireFound } from '../http/problem.ts';
import { invoiceFile } from '../invoices/invoice-file.ts';
import { findOwnInvoices } from '../invoices/invoice-store.ts';
import { listingAssets } from '../listings/listing-asset-table.ts';
import { noticeAttachments } from '../notices/notice-file.ts';
import { findNotices } from '../notices/notice-store.ts';
import { everyRow, findOwn, isOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import { ownershipDocuments } from '../ownership-documents/ownership-document-table.ts';
import { pictureSources } from '../pictures/picture-table.ts';
import { findReceiptEmails } from '../receipts/receipt-email-store.ts';
import { receiptFile } from '../receipts/receipt-file.ts';
import { readStoredFile } from '../uploads/stored-file-store.ts';
import { findPictures } from './find-pictures.ts';

/**
 * A file of the user: an upload, an invoice, a notice, a receipt, a signed agreement or a certificate. Its bytes are
 * read only when they are written into the archive.
 */
export type ExportFile = { name: string; bytes: () => Promise<Buffer> };

type FileReadScope = ReadScope & FileScope;

/** Returns all files of one user. Add a line for each new kind of upload. */
export async function exportFiles(scope: FileReadScope): Promise<ExportFile[]> {
  return [
    ...(await findDocumentFiles(scope, 'ownership-documents', ownershipDocuments)),
    // Includes removed documents that the owner can still restore.
    ...(await findDocumentFiles(scope, 'listing-documents', listingAssets)),
    ...(await findDocumentFiles(scope, 'expenses', expenses)),
    ...(await findDocumentFiles(scope, 'removed-expenses', removedExpenses)),
    ...(await findDocumentFiles(scope, 'documents', documentVersions)),
    ...(await findUploadedPictures(scope)),
    ...(await findOwnInvoices(scope).rows(everyRow)).map(invoiceFile).map(inFolder('invoices')),
    ...(await findNoticeFiles(scope)),
    ...(await findReceiptFiles(scope)),
    ...(await findSignedAgreements(scope)),
    ...(await findCertificateFiles(scope)),
  ];
}

const inFolder =
  (folder: string) =>
  ({ name, bytes }: ExportFile): ExportFile => ({ name: `files/${folder}/${name}`, bytes });

async function findDocumentFiles(
  scope: FileReadScope,
  folder: string,
  table:
    | typeof ownershipDocuments
    | typeof listingAssets
    | typeof expenses
    | typeof removedExpenses
    | typeof documentVersions,
): Promise<ExportFile[]> {
  const { database, owner } = scope;
  const { id, fileId, fileName } = table;
  const rows = await database
    .select({ id, fileId, fileName })
    .from(table)
    .where(and(isOwn(table, owner), isNotNull(fileId)))
    .orderBy(asc(id));
  return rows.map((row) => storedFile(scope, folder, row));
}

async function findNoticeFiles(scope: ReadScope): Promise<ExportFile[]> {
  const rows = await findNotices(scope).rows(everyRow);
  return rows
    .filter(({ documentSha256 }) => documentSha256 !== null)
    .map(({ id }) => ({
      name: `files/notices/${id}.pdf`,
      bytes: async () => requireFound((await noticeAttachments(scope.database, id))[0]).content,
    }));
}

async function findReceiptFiles(scope: ReadScope): Promise<ExportFile[]> {
  const rows = await findReceiptEmails(scope).rows(everyRow);
  return rows.map(({ id, content }) => ({ ...receiptFile(content), name: `files/receipts/${id}.pdf` }));
}

async function findCertificateFiles(scope: ReadScope): Promise<ExportFile[]> {
  const rows = await findCertificates(scope).rows(everyRow);
  return rows.map(({ id }) => ({
    name: `files/destruction-certificates/${id}.pdf`,
    bytes: async () => requireFound(await findOwn(scope, destructionCertificates, id)).document,
  }));
}

async function findSignedAgreements(scope: ReadScope): Promise<ExportFile[]> {
  const rounds = await findOwnRounds(scope).rows(everyRow);
  return rounds
    .filter(({ signedAt }) => signedAt !== null)
    .map(({ id }) => ({
      name: `files/signed-agreements/${id}.pdf`,
      bytes: async () => (await findDocuments(scope.database, id)).signedDocument ?? Buffer.alloc(0),
    }));
}

async function findUploadedPictures(scope: FileReadScope): Promise<ExportFile[]> {
  const { database, config } = scope;
  const ids = (await findPictures(scope)(everyRow)).map(({ id }) => id);
  const { pictureId: id, mediaType, bytes } = pictureSources;
  const rows = await database.select({ id, mediaType }).from(pictureSources).where(inArray(id, ids)).orderBy(asc(id));
  return rows.map((row) => ({
    name: `files/pictures/${row.id}.${row.mediaType.split('/').at(-1)}`,
    bytes: async () => {
      const source = await storedRow(database.select({ bytes }).from(pictureSources).where(eq(id, row.id)), 'picture');
      return readBytes(config, row.id, source.bytes);
    },
  }));
}

function storedFile(
  scope: FileScope,
  folder: string,
  { id, fileId, fileName }: { id: string; fileId: string | null; fileName: string },
): ExportFile {
  return {
    // The name contains the id, so that two files with the same name do not collide in the archive.
    name: `files/${folder}/${id} ${withoutPathCharacters(fileName)}`,
    bytes: () => readStoredFile(scope, fileId),
  };
}
