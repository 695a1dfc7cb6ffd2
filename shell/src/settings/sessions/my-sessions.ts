import { mutationOptions } from '@tanstack/react-query';
import { allMembersQuery, api, invalidateResources } from 'shared-api';
import { userSession } from 'shared-contract/user/user-session';

const path = '/api/sessions';

/** The browsers that are signed in as this user, this one first. Other browsers come and go, so it is always stale. */
export const mySessionsQuery = () => allMembersQuery(path, userSession, { staleTime: 0 });

/** Signs out one browser, or every other one. */
export function endSessionsMutation() {
  return mutationOptions({
    mutationFn: (which: { id: string } | 'others') =>
      api.delete(which === 'others' ? path : `${path}/${encodeURIComponent(which.id)}`),
    onSettled: () => invalidateResources([path]),
  });
}
