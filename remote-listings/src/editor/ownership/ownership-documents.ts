import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, queryClient } from 'shared-api';
import { type OwnershipDocument, ownershipDocument } from 'shared-contract/property/ownership-document';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { readAgain } from '../edited-listing.ts';

const documents = collectionOf(ownershipDocument);

export const ownershipPath = (propertyId: string) =>
  `/api/properties/${encodeURIComponent(propertyId)}/ownership-documents`;

/** While one of them is being checked, asked again now and then. */
const checkEveryMs = 1500;

export function ownershipQuery(propertyId: string) {
  return queryOptions({
    queryKey: ['properties', propertyId, 'ownership-documents'],
    queryFn: async ({ signal }) => (await api.get(ownershipPath(propertyId), documents, { signal })).member,
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'pending') ? checkEveryMs : false),
  });
}

export async function readOwnershipAgain(propertyId: string, listingId: string): Promise<void> {
  await queryClient().invalidateQueries({ queryKey: ownershipQuery(propertyId).queryKey });
  await readAgain(listingId);
}

export function removeDocumentMutation(propertyId: string, listingId: string) {
  return mutationOptions({
    mutationFn: (document: OwnershipDocument) => api.delete(document['@id']),
    onSuccess: () => readOwnershipAgain(propertyId, listingId),
  });
}
