import { mutationOptions } from '@tanstack/react-query';
import {
  api,
  invalidateResources,
  patchResource,
  postResource,
  refetchResource,
  resourceQuery,
  taggedResourceQuery,
} from 'shared-api';
import {
  type DocumentPatch,
  type DocumentShareInput,
  documentShare,
  type PropertyDocument,
  propertyDocument,
} from 'shared-contract/property/document';
import { collectionOf } from 'shared-contract/wire/json-ld';
import type { DocumentSearch } from './document-search.ts';

const path = '/api/documents';
export const documentsPath = (propertyId: string) => `/api/properties/${encodeURIComponent(propertyId)}/documents`;
export const versionsPath = (documentId: string) => `${path}/${encodeURIComponent(documentId)}/versions`;

const documentList = collectionOf(propertyDocument);

/** A page of the documents of a property, or of those in its bin, latest first. */
export const documentsQuery = (propertyId: string, { category, isBin, page }: DocumentSearch) =>
  resourceQuery(documentsPath(propertyId), documentList, {
    query: { category: category ?? undefined, bin: isBin ? 'true' : undefined, page },
  });

/** One document with its entity tag, which a change sends as `If-Match`. */
export const taggedDocumentQuery = (id: string) =>
  taggedResourceQuery(`${path}/${encodeURIComponent(id)}`, propertyDocument);

export const changeDocumentMutation = (propertyId: string, { '@id': iri }: PropertyDocument) =>
  mutationOptions({
    mutationFn: ({ patch, etag }: { patch: DocumentPatch; etag: string | null }) =>
      patchResource(iri, patch, propertyDocument, { ifMatch: etag ?? undefined }),
    onSuccess: () => refetchDocuments(propertyId),
  });

/** The cached document stays, because the page that shows it is still open. It becomes stale. */
export const moveToBinMutation = (propertyId: string, { '@id': iri }: PropertyDocument) =>
  mutationOptions({
    mutationFn: () => api.delete(iri),
    onSuccess: async () => {
      await invalidateResources([iri], { refetch: 'none' });
      await refetchDocuments(propertyId);
    },
  });

/** Brings a document back from the bin. */
export async function restoreDocument(propertyId: string, { '@id': iri }: PropertyDocument): Promise<void> {
  await postResource(`${iri}/restore`, {}, propertyDocument);
  await refetchDocuments(propertyId);
}

/** Deletes a document in the bin for good. The page of the document is left before its cached copy is removed. */
export async function deleteForGood(propertyId: string, { id }: PropertyDocument): Promise<void> {
  await api.delete(`/api/binned-documents/${encodeURIComponent(id)}`);
  await refetchDocuments(propertyId);
}

/** Creates a share link, and returns when the document shows it. */
export const shareMutation = ({ '@id': iri, id }: PropertyDocument) =>
  mutationOptions({
    mutationFn: (input: DocumentShareInput) => postResource(`${iri}/shares`, input, documentShare),
    onSuccess: () => refetchDocument(id),
  });

export const stopShareMutation = ({ id }: PropertyDocument) =>
  mutationOptions({
    mutationFn: (shareIri: string) => api.delete(shareIri),
    onSettled: () => refetchDocument(id),
  });

export const refetchDocument = (id: string) => refetchResource(taggedDocumentQuery(id));

export const refetchDocuments = (propertyId: string) => invalidateResources([documentsPath(propertyId)]);
