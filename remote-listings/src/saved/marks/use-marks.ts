import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shared-auth';
import { emptyMark, type ListingMarkFields } from 'shared-contract/listing/listing-mark';
import { accountMarksQuery } from './account-marks.ts';
import { type Marks, useGuestMarks } from './guest-marks.ts';

type MarksState = {
  /** The user's marks. Undefined until those of the account have loaded. */
  marks: Marks | undefined;
  /**
   * Returns the mark on a listing. Until the account's marks have loaded, returns the mark that is stored in this
   * browser.
   */
  markOf: (listingId: string) => ListingMarkFields;
  /** Why the account's marks could not be loaded, or null. */
  error: Error | null;
  retry: () => void;
};

/**
 * Returns the user's marks on all listings. Do not call it in each card of a list, because that would slow the page
 * down.
 */
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
