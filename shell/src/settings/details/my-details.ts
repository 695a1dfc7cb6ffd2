import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, queryClient } from 'shared-api';
import type { Session } from 'shared-auth';
import { type CustomerUserPatch, customerUser } from 'shared-contract/user/customer-user';
import { detailsSaved } from '../../session/saved-details.ts';

const address = (id: string) => `/api/customer-users/${id}`;

/** Me, with the tag that a change must name. */
export function myDetailsQuery(id: string) {
  return queryOptions({
    queryKey: ['customer-users', id, 'details'],
    queryFn: ({ signal }) => api.getTagged(address(id), customerUser, { signal }),
  });
}

/** Changes name and phone on the version that was read; the answer, tag included, is read anew. */
export function changeMyDetailsMutation(id: string, session: Session) {
  return mutationOptions({
    mutationFn: ({ change, etag }: { change: CustomerUserPatch; etag: string | null }) =>
      api.patch(address(id), change, customerUser, { ifMatch: etag ?? undefined }),
    onSuccess(saved) {
      detailsSaved(saved, session);
      return queryClient().invalidateQueries({ queryKey: myDetailsQuery(id).queryKey });
    },
  });
}
