import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shared-auth';
import { emptyMark, type ListingMarkFields } from 'shared-contract/listing/listing-mark';
import { accountMarksQuery } from './account-marks.ts';
import { type Marks, useGuestMarks } from './guest-marks.ts';

type MarksState = {
  /** Undefined until the account has answered. */
  marks: Marks | undefined;
  /** As far as is known; until the account has answered, what this browser keeps. */
  markOf: (listingId: string) => ListingMarkFields;
  /** Where the account's could not be read. */
  error: Error | null;
  retry: () => void;
};

/** What this person keeps about any listing. A page asks once, for all its cards. */
export function useMarks(): MarksState {
  const own = useGuestMarks();
  const isSignedIn = useSession().status === 'signedIn';
  const { data, error, refetch } = useQuery({ ...accountMarksQuery, enabled: isSignedIn });
  const marks = isSignedIn ? data : own;
  return {
    marks,
    markOf: (listingId) => (marks ?? own)[listingId] ?? emptyMark,
    error: isSignedIn && !data ? error : null,
    retry: () => void (isSignedIn && refetch()),
  };
}
