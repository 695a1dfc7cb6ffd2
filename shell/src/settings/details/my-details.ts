import { mutationOptions } from '@tanstack/react-query';
import { patchResource, taggedResourceQuery } from 'shared-api';
import type { Session } from 'shared-auth';
import { type CustomerUserPatch, customerUser } from 'shared-contract/user/customer-user';
import { setSavedAppUser } from '../../session/saved-app-user.ts';

const userPath = (id: string) => `/api/customer-users/${id}`;

/** The user's details with the entity tag that a change must name. */
export const myDetailsQuery = (id: string) => taggedResourceQuery(userPath(id), customerUser);

/** Changes name and phone of the version that was fetched; the response brings the next version. */
export function changeMyDetailsMutation(id: string, session: Session) {
  return mutationOptions({
    mutationFn: ({ change, etag }: { change: CustomerUserPatch; etag: string | null }) =>
      patchResource(userPath(id), change, customerUser, { ifMatch: etag ?? undefined }),
    onSuccess: (saved) => setSavedAppUser(saved, session),
  });
}
