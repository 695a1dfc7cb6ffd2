import { maxDocumentName, propertyDocument } from 'shared-contract/property/document';
import { documentCategory } from 'shared-contract/property/document-category';
import { documentRules } from 'shared-contract/property/document-rules';
import * as z from 'zod/mini';
import type { FileScope } from '../file-storage/file-storage.ts';
import { created, item } from '../http/json-ld.ts';
import { conflict, requireFound } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { findOwn, insertOwn, lockOwn, type OwnerScope, type ReadScope, updateOwn } from '../owned-rows/owned-rows.ts';
import { requireReadable } from '../pictures/require-readable.ts';
import { properties } from '../properties/property-table.ts';
import { fileNameParameter } from '../uploads/file-name.ts';
import type { Upload } from '../uploads/receive-upload.ts';
import { fileDownload, storeFile } from '../uploads/stored-file-store.ts';
import { uploadRateLimit } from '../uploads/upload-rate-limit.ts';
import { type WrittenUpload, writeUpload } from '../uploads/write-upload.ts';
import { documentPath, documentResource, versionPath } from './document-resource.ts';
import { findDocument } from './document-store.ts';
import { documentVersions, propertyDocuments } from './document-tables.ts';
import { requireOutsideBin } from './require-outside-bin.ts';
import { requireRoom } from './require-room.ts';

const prepareFile = async (upload: Upload, scope: FileScope) => writeUpload(await requireReadable(upload), scope);

const postDocument = ownerRoute('POST', '/api/properties/:id/documents', {
  summary: 'Adds a document, whose name is that of the file. The body is the file.',
  query: z.object({ category: documentCategory, name: fileNameParameter }),
  upload: () => documentRules,
  rateLimit: uploadRateLimit,
  beforeTransaction: {
    async check({ params, ...scope }) {
      const { id } = requireFound(await findOwn(scope, properties, params.id));
      await requireRoom(scope, id);
    },
    prepareFile,
  },
  response: propertyDocument,
  status: 201,
  async handler({ params, query, file, ...scope }) {
    const upload = file();
    const propertyId = params.id;
    requireFound(await lockOwn(scope, properties, propertyId));
    await requireRoom(scope, propertyId);
    const values = { propertyId, name: documentName(query.name), category: query.category };
    const { id } = await insertOwn(scope, propertyDocuments, values);
    await insertVersion(scope, { documentId: id, number: 1, fileName: query.name }, upload);
    const row = requireFound(await findDocument(scope, id));
    return created(documentResource(row), row.version);
  },
});

const postVersion = ownerRoute('POST', `${documentPath}/:id/versions`, {
  summary: 'Adds a version of a document. Earlier versions stay. The body is the file.',
  query: z.object({ name: fileNameParameter }),
  upload: () => documentRules,
  rateLimit: uploadRateLimit,
  beforeTransaction: {
    check: async ({ params, ...scope }) =>
      requireRoomForVersion(scope, requireFound(await findOwn(scope, propertyDocuments, params.id))),
    prepareFile,
  },
  response: propertyDocument,
  async handler({ params, query: { name: fileName }, file, ...scope }) {
    const upload = file();
    // The lock gives versions that are uploaded at the same time different numbers.
    const locked = requireFound(await lockOwn(scope, propertyDocuments, params.id));
    const { id, versions } = await requireRoomForVersion(scope, locked);
    await insertVersion(scope, { documentId: id, number: (versions[0]?.number ?? 0) + 1, fileName }, upload);
    await updateOwn(scope, propertyDocuments, id);
    const row = requireFound(await findDocument(scope, id));
    return item(documentResource(row), row.version);
  },
});

const getFile = ownerRoute('GET', `${versionPath}/:id/file`, {
  summary: 'Downloads a version of a document, for its owner.',
  response: null,
  async handler({ params, ...scope }) {
    const { fileId, fileName } = requireFound(await findOwn(scope, documentVersions, params.id));
    return fileDownload(scope, fileId, fileName);
  },
});

/** Requires a document outside the bin, with room for one more version. @throws Problem 409 */
async function requireRoomForVersion(scope: ReadScope, document: typeof propertyDocuments.$inferSelect) {
  requireOutsideBin(document);
  const found = requireFound(await findDocument(scope, document.id));
  if (found.versions.length < documentRules.maxVersions) return found;
  throw conflict('too-many', `A document can have ${documentRules.maxVersions} versions. Add a new document.`);
}

type NewVersion = { documentId: string; number: number; fileName: string };

async function insertVersion(scope: OwnerScope, version: NewVersion, upload: WrittenUpload): Promise<void> {
  const { mediaType, byteSize } = upload;
  const fileId = await storeFile(scope.database, upload);
  await insertOwn(scope, documentVersions, { ...version, fileId, mediaType, byteSize });
}

/** Returns the name of the file without its ending. */
const documentName = (fileName: string) =>
  fileName.replace(/\.(?:pdf|jpe?g|png|webp)$/i, '').slice(0, maxDocumentName) || fileName;

export const versionRoutes: Route[] = [postDocument, postVersion, getFile];
