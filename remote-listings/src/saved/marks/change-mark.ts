import { currentSession } from 'shared-auth';
import type { ListingMarkPatch } from 'shared-contract/listing/listing-mark';
import { changeGuestMark } from './guest-marks.ts';
import { withCode } from './with-code.ts';

/**
 * Changes a user's mark on a listing (saved, hidden or a note). The change is saved in the account, or in this browser
 * for a guest.
 * @returns whether the change was saved
 */
export async function changeMark(listingId: string, change: ListingMarkPatch): Promise<boolean> {
  if (currentSession().status === 'signedIn') {
    return withCode(import(/* webpackChunkName: "mark-changes" */ './change-account-mark.ts'), (code) =>
      code.changeAccountMark(listingId, change),
    );
  }
  changeGuestMark(listingId, change);
  return true;
}
