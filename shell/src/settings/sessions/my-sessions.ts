import { mutationOptions } from '@tanstack/react-query';
import { allMembersQuery, api, invalidateResources } from 'shared-api';
import { userSession } from 'shared-contract/user/user-session';

const path = '/api/sessions';

/**
 * The query for the browsers in which the user is signed in. The current browser is first. `staleTime: 0`, because the
 * list changes when the user signs in or out in another browser.
 */
export const mySessionsQuery = () => allMembersQuery(path, userSession, { staleTime: 0 });

/** The mutation that signs out one browser, or all except this one. */
export function endSessionsMutation() {
  return mutationOptions({
    mutationFn: (which: { id: string } | 'others') =>
      api.delete(which === 'others' ? path : `${path}/${encodeURIComponent(which.id)}`),
    onSettled: () => invalidateResources([path]),
  });
}
