import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { allMembers, api, queryClient } from 'shared-api';
import { userSession } from 'shared-contract/user/user-session';

const address = '/api/sessions';

/** The browsers that are signed in as me, this one first. */
export function mySessionsQuery() {
  return queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => allMembers(address, userSession, { query: {}, signal }),
    // Other browsers come and go.
    staleTime: 0,
  });
}

/** Signs out one browser, or every other one. */
export function endSessionsMutation() {
  return mutationOptions({
    mutationFn: (which: { id: string } | 'others') =>
      api.delete(which === 'others' ? address : `${address}/${encodeURIComponent(which.id)}`),
    onSettled: () => queryClient().invalidateQueries({ queryKey: mySessionsQuery().queryKey }),
  });
}
