import { currentSession } from 'shared-auth';
import type { ListingMarkPatch } from 'shared-contract/listing/listing-mark';
import { toast } from 'shared-platform';
import { changeAccountMark } from './account-marks.ts';
import { changeGuestMark } from './guest-marks.ts';

/** Changes a mark where this person's are kept. Tells whether it was kept. */
export async function changeMark(listingId: string, change: ListingMarkPatch): Promise<boolean> {
  if (currentSession().status === 'signedIn') return changeAccountMark(listingId, change);
  changeGuestMark(listingId, change);
  return true;
}

/** Off the shortlist, and back by Undo. `of` is what the listing is called. */
export async function unsave(listingId: string, of: string): Promise<void> {
  if (!(await changeMark(listingId, { saved: false }))) return;
  const undo = () => void changeMark(listingId, { saved: true });
  toast.info(`Removed from your shortlist: ${of}`, { timeout: 10_000, action: { label: 'Undo', run: undo } });
}
