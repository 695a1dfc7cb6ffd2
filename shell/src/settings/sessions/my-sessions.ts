import { mutationOptions } from '@tanstack/react-query';
import { allMembersQuery, api, invalidateResources } from 'shared-api';
import { userSession } from 'shared-contract/user/user-session';

const path = '/api/sessions';

/**
 * The browsers in which this user is signed in, this one first. `staleTime: 0`, because other browsers sign in and out.
 */
export const mySessionsQuery = () => allMembersQuery(path, userSession, { staleTime: 0 });

/** Signs out one browser, or every other one. */
export function endSessionsMutation() {
  return mutationOptions({
    mutationFn: (which: { id: string } | 'others') =>
      api.delete(which === 'others' ? path : `${path}/${encodeURIComponent(which.id)}`),
    onSettled: () => invalidateResources([path]),
  });
}
