import { mutationOptions } from '@tanstack/react-query';
import { patchResource, taggedResourceQuery } from 'shared-api';
import type { Session } from 'shared-auth';
import { type CustomerUserPatch, customerUser } from 'shared-contract/user/customer-user';
import { setSavedAppUser } from '../../session/saved-app-user.ts';

const userPath = (id: string) => `/api/customer-users/${id}`;

/** The query for the user's details and their entity tag (ETag). */
export const myDetailsQuery = (id: string) => taggedResourceQuery(userPath(id), customerUser);

/**
 * The mutation that changes name and phone number. It sends the entity tag of the fetched details as `If-Match`, so
 * that the server refuses to overwrite a newer change.
 */
export function changeMyDetailsMutation(id: string, session: Session) {
  return mutationOptions({
    mutationFn: ({ change, etag }: { change: CustomerUserPatch; etag: string | null }) =>
      patchResource(userPath(id), change, customerUser, { ifMatch: etag ?? undefined }),
    onSuccess: (saved) => setSavedAppUser(saved, session),
  });
}
