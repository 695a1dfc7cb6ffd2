import type { ListingMarkFields } from 'shared-contract/listing/listing-mark';
import { toast } from 'shared-platform';
import { changeMark } from './change-mark.ts';

/**
 * Removes a listing from the shortlist and shows a message with Undo. `of` is the name of the listing.
 * @returns whether the change was saved
 */
export async function unsave(listingId: string, of: string): Promise<boolean> {
  if (!(await changeMark(listingId, { saved: false }))) return false;
  const undo = () => void changeMark(listingId, { saved: true });
  toast.info(`Removed from your shortlist: ${of}`, { timeout: 10_000, action: { label: 'Undo', run: undo } });
  return true;
}

/**
 * Hides a listing, or shows a hidden one again. After hiding, a message offers Undo. `of` is the name of the listing.
 */
export async function toggleHidden(
  button: HTMLElement,
  listingId: string,
  { hiddenAt, savedAt }: ListingMarkFields,
  of: string,
): Promise<boolean> {
  const isHidden = hiddenAt !== null;
  if (!isHidden) focusNextCard(button);
  const isStored = await changeMark(listingId, { hidden: !isHidden });
  if (!isStored || isHidden) return isStored;
  const undo = () => void changeMark(listingId, { hidden: false, ...(savedAt !== null && { saved: true }) });
  toast.info(`Hidden from your results: ${of}`, { timeout: 10_000, action: { label: 'Undo', run: undo } });
  return true;
}

/** Moves the focus to the next card, or to the previous one, because the card of the pressed button unmounts. */
function focusNextCard(button: HTMLElement): void {
  const cell = button.closest('li');
  const next = cell?.nextElementSibling ?? cell?.previousElementSibling;
  next?.querySelector('a')?.focus({ preventScroll: true });
}
