import { currentSession } from 'shared-auth';
import type { ListingMarkPatch } from 'shared-contract/listing/listing-mark';
import { toast } from 'shared-platform';
import { changeAccountMark } from './account-marks.ts';
import { changeGuestMark } from './guest-marks.ts';

/**
 * Changes a user's mark on a listing (saved, hidden or a note). The change is saved in the account, or in this browser
 * for a guest.
 * @returns whether the change was saved
 */
export async function changeMark(listingId: string, change: ListingMarkPatch): Promise<boolean> {
  if (currentSession().status === 'signedIn') return changeAccountMark(listingId, change);
  changeGuestMark(listingId, change);
  return true;
}

/** Removes a listing from the shortlist and shows a message with Undo. `of` is the name of the listing. */
export async function unsave(listingId: string, of: string): Promise<void> {
  if (!(await changeMark(listingId, { saved: false }))) return;
  const undo = () => void changeMark(listingId, { saved: true });
  toast.info(`Removed from your shortlist: ${of}`, { timeout: 10_000, action: { label: 'Undo', run: undo } });
}
