import { documentPatch, propertyDocument } from 'shared-contract/property/document';
import { documentCategory } from 'shared-contract/property/document-category';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { item, noContent, replyWithPage } from '../http/json-ld.ts';
import { pageParameter } from '../http/parameters.ts';
import { conflict, requireFound } from '../http/problem.ts';
import type { Reply } from '../http/reply.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { findOwn, lockOwn, lockVersion, type ReadScope, updateOwn } from '../owned-rows/owned-rows.ts';
import { properties } from '../properties/property-table.ts';
import { documentPath, documentResource } from './document-resource.ts';
import { shareRoutes } from './document-share-routes.ts';
import { deleteFromBin, findDocument, findDocuments } from './document-store.ts';
import { propertyDocuments } from './document-tables.ts';
import { versionRoutes } from './document-version-routes.ts';
import { requireOutsideBin } from './require-outside-bin.ts';
import { requireRoom } from './require-room.ts';
import { sharedDocumentRoutes } from './shared-document-routes.ts';

const listDocuments = ownerRoute('GET', '/api/properties/:id/documents', {
  summary: 'The documents of a property, or those in its bin, latest first.',
  query: z.object({
    category: z.optional(documentCategory),
    bin: z.optional(z.literal('true')),
    page: pageParameter,
  }),
  response: collectionOf(propertyDocument),
  async handler(context) {
    const { params, query } = context;
    const { id: propertyId } = requireFound(await findOwn(context, properties, params.id));
    const { category, bin } = query;
    const found = findDocuments(context, { propertyId, category, isInBin: bin !== undefined });
    return replyWithPage('PropertyDocument', context, found, documentResource);
  },
});

const getDocument = ownerRoute('GET', `${documentPath}/:id`, {
  summary: 'One document with its versions and share links.',
  response: propertyDocument,
  handler: ({ params, ...scope }) => replyWithDocument(scope, params.id),
});

const patchDocument = ownerRoute('PATCH', `${documentPath}/:id`, {
  summary: 'Changes the name, the category or the expiry date of a document.',
  body: documentPatch,
  response: propertyDocument,
  ifMatchRequired: true,
  async handler({ params, body, ...scope }) {
    const row = await lockVersion(scope, propertyDocuments, params.id);
    requireOutsideBin(row);
    const { name = row.name, category = row.category, expiresOn = row.expiresOn } = body;
    await updateOwn(scope, propertyDocuments, row.id, { name, category, expiresOn });
    return replyWithDocument(scope, row.id);
  },
});

const moveToBin = ownerRoute('DELETE', `${documentPath}/:id`, {
  summary: 'Moves a document to the bin, where it can be restored for 30 days. Its share links stop working.',
  response: null,
  async handler({ params, ...scope }) {
    const row = requireFound(await lockOwn(scope, propertyDocuments, params.id));
    if (row.deletedAt === null) await updateOwn(scope, propertyDocuments, row.id, { deletedAt: scope.now });
    return noContent();
  },
});

const deleteBinned = ownerRoute('DELETE', '/api/binned-documents/:id', {
  summary: 'Deletes a document in the bin for good, with all versions and share links.',
  response: null,
  async handler({ params, ...scope }) {
    const { id, deletedAt } = requireFound(await lockOwn(scope, propertyDocuments, params.id));
    if (deletedAt === null) throw conflict('not-in-bin', 'Move this document to the bin first.');
    await deleteFromBin(scope, id);
    return noContent();
  },
});

const restore = ownerRoute('POST', `${documentPath}/:id/restore`, {
  summary: 'Brings a document back from the bin, with its share links.',
  response: propertyDocument,
  isReplaySafe: true,
  async handler({ params, ...scope }) {
    const { propertyId } = requireFound(await findOwn(scope, propertyDocuments, params.id));
    // Deleting a property locks it before its documents. The same order here prevents a deadlock.
    requireFound(await lockOwn(scope, properties, propertyId));
    const row = requireFound(await lockOwn(scope, propertyDocuments, params.id));
    if (row.deletedAt !== null) {
      await requireRoom(scope, row.propertyId);
      await updateOwn(scope, propertyDocuments, row.id, { deletedAt: null });
    }
    return replyWithDocument(scope, row.id);
  },
});

async function replyWithDocument(scope: ReadScope, id: string): Promise<Reply> {
  const row = requireFound(await findDocument(scope, id));
  return item(documentResource(row), row.version);
}

export const documentRoutes: Route[] = [
  listDocuments,
  getDocument,
  patchDocument,
  moveToBin,
  restore,
  ...versionRoutes,
  ...shareRoutes,
  ...sharedDocumentRoutes,
  deleteBinned,
];
