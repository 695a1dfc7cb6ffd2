import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shared-auth';
import { emptyMark, type ListingMarkFields } from 'shared-contract/listing/listing-mark';
import { accountMarksQuery } from './account-marks.ts';
import { type Marks, useGuestMarks } from './guest-marks.ts';

type MarksState = {
  /** Undefined until the account's marks have loaded. */
  marks: Marks | undefined;
  /** Returns this browser's mark until the account's marks have loaded. */
  markOf: (listingId: string) => ListingMarkFields;
  /** Set when the account's marks failed to load. */
  error: Error | null;
  retry: () => void;
};

/** Returns the user's marks on all listings. Call it once per page, not per card. */
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
