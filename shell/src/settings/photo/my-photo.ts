import { mutationOptions } from '@tanstack/react-query';
import { api, invalidateResources, refetchResource, resourceQuery } from 'shared-api';
import { profilePhoto } from 'shared-contract/user/profile-photo';

const photoPath = (userId: string) => `/api/customer-users/${userId}/photo`;

/** The query for the photo that visitors see on the user's listings. */
export const myPhotoQuery = (userId: string) => resourceQuery(photoPath(userId), profilePhoto);

/** The mutation that replaces the photo, or removes it with null. */
export function changeMyPhotoMutation(userId: string) {
  return mutationOptions({
    mutationFn: async (file: File | null) => {
      if (file) await api.upload(photoPath(userId), file, profilePhoto);
      else await api.delete(photoPath(userId));
    },
    onSuccess: async () => {
      await refetchResource(myPhotoQuery(userId));
      void invalidateResources(['/api/listings']);
    },
  });
}
