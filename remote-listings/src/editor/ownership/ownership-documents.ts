import { mutationOptions } from '@tanstack/react-query';
import { cachedResource, deleteResource, invalidateResources, type ResourceQuery, resourceQuery } from 'shared-api';
import { type OwnershipDocument, ownershipDocument } from 'shared-contract/property/ownership-document';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { refetchListing } from '../edited-listing.ts';

const documents = collectionOf(ownershipDocument);

export const ownershipPath = (propertyId: string) =>
  `/api/properties/${encodeURIComponent(propertyId)}/ownership-documents`;

/** The interval between two requests while a document is being verified. */
const pollMs = 1500;

export function ownershipQuery(propertyId: string): ResourceQuery<OwnershipDocument[]> {
  const query = resourceQuery(ownershipPath(propertyId), documents, { select: ({ member }) => member });
  const isChecking = () => cachedResource(query)?.some(({ status }) => status === 'pending');
  return { ...query, refetchInterval: () => (isChecking() ? pollMs : false) };
}

export async function refetchOwnership(propertyId: string, listingId: string): Promise<void> {
  await invalidateResources([ownershipPath(propertyId)]);
  await refetchListing(listingId);
}

export function removeDocumentMutation(propertyId: string, listingId: string) {
  return mutationOptions({
    mutationFn: (document: OwnershipDocument) => deleteResource(document['@id']),
    onSuccess: () => refetchOwnership(propertyId, listingId),
  });
}
