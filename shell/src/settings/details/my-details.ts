import { mutationOptions } from '@tanstack/react-query';
import { patchResource, taggedResourceQuery } from 'shared-api';
import type { Session } from 'shared-auth';
import { type CustomerUserPatch, customerUser } from 'shared-contract/user/customer-user';
import { setSavedAppUser } from '../../session/saved-app-user.ts';

const userPath = (id: string) => `/api/customer-users/${id}`;

/** Query of the user's details and their entity tag, which a change sends as `If-Match`. */
export const myDetailsQuery = (id: string) => taggedResourceQuery(userPath(id), customerUser);

/** Mutation that changes name and phone number. It sends the entity tag of the details that were fetched. */
export function changeMyDetailsMutation(id: string, session: Session) {
  return mutationOptions({
    mutationFn: ({ change, etag }: { change: CustomerUserPatch; etag: string | null }) =>
      patchResource(userPath(id), change, customerUser, { ifMatch: etag ?? undefined }),
    onSuccess: (saved) => setSavedAppUser(saved, session),
  });
}
