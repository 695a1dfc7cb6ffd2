import {
  type OwnershipDocument,
  ownershipDocument,
  ownershipDocumentKind,
  ownershipRules,
} from 'shared-contract/property/ownership-document';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { retryPublishing } from '../fulfilment/retry-publishing.ts';
import { collection, created, identity, noContent } from '../http/json-ld.ts';
import { conflict, requireFound } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { findOwn, insertOwn, lockOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import { requireLegible } from '../pictures/require-readable.ts';
import { properties } from '../properties/property-table.ts';
import { fileNameParameter } from '../uploads/file-name.ts';
import { fileDownload, storeFile } from '../uploads/stored-file-store.ts';
import { uploadRateLimit } from '../uploads/upload-rate-limit.ts';
import { writeUpload } from '../uploads/write-upload.ts';
import {
  deleteDocument,
  findDocuments,
  type OwnershipRow,
  verifyPendingDocuments,
} from './ownership-document-store.ts';
import { ownershipDocuments } from './ownership-document-table.ts';

const path = '/api/ownership-documents';

export function ownershipResource(row: OwnershipRow): OwnershipDocument {
  return {
    ...identity(path, 'OwnershipDocument', row.id),
    property: `/api/properties/${row.propertyId}`,
    kind: row.kind,
    fileName: row.fileName,
    byteSize: row.byteSize,
    status: row.status,
    reason: row.reason,
    uploadedAt: row.createdAt.toISOString(),
    checkedAt: row.checkedAt?.toISOString() ?? null,
    file: `${path}/${row.id}/file`,
  };
}

const listDocuments = ownerRoute('GET', '/api/properties/:id/ownership-documents', {
  summary: 'Ownership documents of a property with their status, newest first.',
  response: collectionOf(ownershipDocument),
  async handler({ params, ...context }) {
    const { id: propertyId } = requireFound(await findOwn(context, properties, params.id));
    await verifyPendingDocuments(context, propertyId);
    const rows = await findDocuments(context, { propertyId }).rows({ limit: ownershipRules.maxCount, offset: 0 });
    return collection('OwnershipDocument', context.request, rows.map(ownershipResource));
  },
});

const postDocument = ownerRoute('POST', '/api/properties/:id/ownership-documents', {
  summary: 'Adds an ownership document for verification. The body is the file.',
  query: z.object({ kind: ownershipDocumentKind, name: fileNameParameter }),
  upload: () => ownershipRules,
  rateLimit: uploadRateLimit,
  beforeTransaction: {
    async check({ params, ...scope }) {
      const { id } = requireFound(await findOwn(scope, properties, params.id));
      await requireRoom(scope, id);
    },
    // The file is evidence, so it is stored as it is.
    prepareFile: async (upload, scope) => writeUpload(await requireLegible(upload), scope),
  },
  response: ownershipDocument,
  status: 201,
  async handler({ params, query: { kind, name: fileName }, file, ...scope }) {
    const upload = file();
    const { id: propertyId } = requireFound(await lockOwn(scope, properties, params.id));
    await requireRoom(scope, propertyId);
    const fileId = await storeFile(scope.database, upload);
    const values = { propertyId, kind, fileName, byteSize: upload.byteSize, fileId };
    const row = await insertOwn(scope, ownershipDocuments, values);
    await retryPublishing(scope, propertyId);
    return created(ownershipResource(row), row.version);
  },
});

/** @throws Problem 409 for a property with the maximum of documents */
async function requireRoom(scope: ReadScope, propertyId: string): Promise<void> {
  const { maxCount } = ownershipRules;
  if ((await findDocuments(scope, { propertyId }).count()) < maxCount) return;
  throw conflict('too-many', `A property can have ${maxCount} ownership documents. Remove one to add another.`);
}

const removeDocument = ownerRoute('DELETE', `${path}/:id`, {
  summary: 'Deletes an ownership document that is not verified.',
  response: null,
  async handler({ params, ...scope }) {
    const found = requireFound(await findOwn(scope, ownershipDocuments, params.id));
    if (found.status === 'verified') {
      throw conflict('verified', 'A verified document can’t be removed, because your listings were published with it.');
    }
    await deleteDocument(scope, found.id);
    return noContent();
  },
});

const getFile = ownerRoute('GET', `${path}/:id/file`, {
  summary: 'Downloads a document, for its owner.',
  response: null,
  async handler({ params, ...scope }) {
    const found = requireFound(await findOwn(scope, ownershipDocuments, params.id));
    return fileDownload(scope, found.fileId, found.fileName);
  },
});

export const ownershipDocumentRoutes: Route[] = [listDocuments, postDocument, removeDocument, getFile];
