import { mutationOptions } from '@tanstack/react-query';
import { api, invalidateResources, patchResource, refetchResource, taggedResourceQuery } from 'shared-api';
import { type Property, property } from 'shared-contract/property/property';
import type { PropertyPatch } from 'shared-contract/property/property-input';
import * as z from 'shared-contract/schema';

const path = (propertyId: string) => `/api/properties/${encodeURIComponent(propertyId)}`;

/** The property with its entity tag, which a change sends as `If-Match`. */
export const taggedPropertyQuery = (propertyId: string) => taggedResourceQuery(path(propertyId), property);

/** Changes the property. With `etag`, the server rejects the change if another tab or device has changed it since. */
export function changePropertyMutation(propertyId: string) {
  return mutationOptions({
    mutationFn: ({ patch, etag }: { patch: PropertyPatch; etag?: string | undefined }): Promise<Property> =>
      patchResource(path(propertyId), patch, property, { ifMatch: etag }),
    onSuccess: () => invalidateLists(propertyId),
  });
}

/**
 * Deletes the property and marks all lists as stale. The cached property stays until the page that shows it has closed:
 * without it, that page would ask the server for a property that is gone.
 */
export function deletePropertyMutation(propertyId: string) {
  return mutationOptions({
    mutationFn: () => api.delete(path(propertyId)),
    onSuccess: () =>
      invalidateResources(['/api/properties', '/api/overview'], { except: path(propertyId), refetch: 'none' }),
  });
}

/** Call it after the page of a deleted property has closed. */
export function forgetProperty(propertyId: string): void {
  void invalidateResources([path(propertyId)], { refetch: 'none' });
}

/** Uploads a new picture of the property, or removes the picture with null. */
export function changePictureMutation(propertyId: string) {
  const picturePath = `${path(propertyId)}/picture`;
  return mutationOptions({
    mutationFn: (file: File | null) =>
      file ? api.upload(picturePath, file, z.unknown()).then(() => {}) : api.delete(picturePath),
    onSuccess: async () => {
      await refetchResource(taggedPropertyQuery(propertyId));
      invalidateLists(propertyId);
    },
  });
}

/** Marks everything that shows the property as stale: its listings, and lists of properties. */
function invalidateLists(propertyId: string): void {
  void invalidateResources(['/api/properties', '/api/overview', '/api/listings'], { except: path(propertyId) });
}
