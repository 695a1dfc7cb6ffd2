import {
  type OwnershipDocument,
  ownershipDocument,
  ownershipDocumentKind,
  ownershipRules,
} from 'shared-contract/property/ownership-document';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { collection, created, noContent } from '../http/json-ld.ts';
import { idParams } from '../http/parameters.ts';
import { conflict, notFound, requireFound } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import { findProperty, lockProperty } from '../properties/property-store.ts';
import { fileNameParameter } from '../uploads/file-name.ts';
import { fileDownload, storeFile } from '../uploads/stored-file-store.ts';
import {
  countDocuments,
  deleteDocument,
  findDocument,
  findDocuments,
  insertDocument,
  type OwnershipRow,
  verifyPendingDocuments,
} from './ownership-document-store.ts';

const path = '/api/ownership-documents';

export function ownershipResource(row: OwnershipRow): OwnershipDocument {
  return {
    '@id': `${path}/${row.id}`,
    '@type': 'OwnershipDocument',
    id: row.id,
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

const listDocuments = route({
  method: 'GET',
  path: '/api/properties/:id/ownership-documents',
  access: 'owner',
  summary: 'Ownership documents of a property with their status, newest first.',
  params: idParams,
  response: collectionOf(ownershipDocument),
  async handler({ database, owner, params, request, config, now }) {
    const propertyId = params.id;
    if (!(await findProperty(database, owner, propertyId))) throw notFound();
    await verifyPendingDocuments(database, owner, propertyId, { config, now });
    const rows = await findDocuments(database, owner, propertyId, { limit: ownershipRules.most, offset: 0 });
    return collection('OwnershipDocument', request, rows.map(ownershipResource));
  },
});

const postDocument = route({
  method: 'POST',
  path: '/api/properties/:id/ownership-documents',
  access: 'owner',
  summary: 'Adds an ownership document for verification. The body is the file.',
  params: idParams,
  query: z.object({ kind: ownershipDocumentKind, name: fileNameParameter }),
  upload: () => ownershipRules,
  response: ownershipDocument,
  async handler({ database, owner, params, query, file, now }) {
    const upload = file();
    const property = requireFound(await lockProperty(database, owner, params.id));
    if ((await countDocuments(database, owner, property.id)) >= ownershipRules.most) {
      throw conflict(
        'too-many',
        `A property can have ${ownershipRules.most} ownership documents. Remove one to add another.`,
      );
    }
    const row = await insertDocument(database, owner, {
      propertyId: property.id,
      kind: query.kind,
      fileName: query.name,
      byteSize: upload.byteSize,
      fileId: await storeFile(database, upload),
      createdAt: now,
      updatedAt: now,
    });
    return created(ownershipResource(row), row.version);
  },
});

const removeDocument = route({
  method: 'DELETE',
  path: `${path}/:id`,
  access: 'owner',
  summary: 'Deletes an ownership document that is not verified.',
  params: idParams,
  response: null,
  async handler({ database, owner, params }) {
    const found = requireFound(await findDocument(database, owner, params.id));
    if (found.status === 'verified') {
      throw conflict('verified', 'A verified document can’t be removed, because your listings were published with it.');
    }
    await deleteDocument(database, owner, found.id);
    return noContent();
  },
});

const getFile = route({
  method: 'GET',
  path: `${path}/:id/file`,
  access: 'owner',
  summary: 'Downloads a document, for its owner.',
  params: idParams,
  response: null,
  async handler({ database, owner, params }) {
    const found = requireFound(await findDocument(database, owner, params.id));
    return fileDownload(database, found.fileId, found.fileName);
  },
});

export const ownershipDocumentRoutes: Route[] = [listDocuments, postDocument, removeDocument, getFile];
