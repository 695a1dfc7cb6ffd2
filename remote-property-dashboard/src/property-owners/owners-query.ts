import { mutationOptions } from '@tanstack/react-query';
import { patchResource, taggedResourceQuery } from 'shared-api';
import { type PropertyOwnersPatch, propertyOwners } from 'shared-contract/property/property-owners';

const path = (propertyId: string) => `/api/properties/${encodeURIComponent(propertyId)}/owners`;

/** The owners of a property with their entity tag, which a change sends as `If-Match`. */
export const ownersQuery = (propertyId: string) => taggedResourceQuery(path(propertyId), propertyOwners);

export const changeOwnersMutation = (propertyId: string) =>
  mutationOptions({
    mutationFn: ({ patch, etag }: { patch: PropertyOwnersPatch; etag: string | null }) =>
      patchResource(path(propertyId), patch, propertyOwners, { ifMatch: etag ?? undefined }),
    gcTime: 0,
  });
