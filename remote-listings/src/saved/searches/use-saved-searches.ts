import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shared-auth';
import { accountSearchesQuery } from './account-searches.ts';
import { type StoredSearch, useGuestSearches } from './guest-searches.ts';

/** Returns the user's saved searches. `error` says why those of the account could not be loaded. */
export function useSavedSearches(): {
  searches: readonly StoredSearch[] | undefined;
  error: Error | null;
  retry: () => void;
} {
  const own = useGuestSearches();
  const isSignedIn = useSession().status === 'signedIn';
  const { data, error, refetch } = useQuery({ ...accountSearchesQuery, enabled: isSignedIn });
  return isSignedIn
    ? { searches: data, error: data ? null : error, retry: () => void refetch() }
    : { searches: own, error: null, retry() {} };
}
