import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shared-auth';
import { type ListingMarkFields, type ListingMarkPatch, noMark } from 'shared-contract/listing-mark';
import { accountMarksQuery, changeAccountMark } from './account-marks.ts';
import { changeVisitorsMark, type Marks, useVisitorsMark, useVisitorsMarks } from './visitors-marks.ts';

/** What this person keeps about a listing. */
export function useMark(listingId: string): ListingMarkFields {
  const own = useVisitorsMark(listingId);
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery({
    ...accountMarksQuery,
    enabled: isSignedIn,
    select: (marks: Marks) => marks[listingId] ?? noMark,
  });
  return isSignedIn && data ? data : own;
}

/** What this person keeps about any listing; `error` where the account's could not be read. */
export function useMarks(): { marks: Marks | undefined; error: Error | null; retry: () => void } {
  const own = useVisitorsMarks();
  const isSignedIn = useIsSignedIn();
  const { data, error, refetch } = useQuery({ ...accountMarksQuery, enabled: isSignedIn });
  return isSignedIn
    ? { marks: data, error: data ? null : error, retry: () => void refetch() }
    : { marks: own, error: null, retry() {} };
}

/** Changes a mark where this person's are kept. Tells whether it was kept. */
export function useChangeMark(): (listingId: string, change: ListingMarkPatch) => Promise<boolean> {
  const isSignedIn = useIsSignedIn();
  return async (listingId, change) => {
    if (isSignedIn) return changeAccountMark(listingId, change);
    changeVisitorsMark(listingId, change);
    return true;
  };
}

const useIsSignedIn = () => useSession().status === 'signedIn';
