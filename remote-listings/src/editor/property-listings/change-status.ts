import { mutationOptions } from '@tanstack/react-query';
import { invalidateResources, postResource } from 'shared-api';
import { type ListingStatus, listing } from 'shared-contract/listing/listing';
import type { ListingStatusInput } from 'shared-contract/listing/listing-status';
import { listingPath } from '../../listing/listing-query.ts';

/** Changes the status of a published listing. Afterwards the lists that contain the listing are fetched again. */
export function changeStatusMutation(listingId: string) {
  return mutationOptions({
    mutationFn: (input: ListingStatusInput) => postResource(`${listingPath(listingId)}/status`, input, listing),
    onSuccess: () =>
      void invalidateResources(['/api/listings', '/api/properties', '/api/overview'], {
        except: listingPath(listingId),
      }),
  });
}

/** For each status: the label of the menu item that sets it, and the message after it was set. */
export const statusActions: Partial<Record<ListingStatus, { label: string; done: string }>> = {
  active: { label: 'Back on the market', done: 'Back on the market' },
  underOffer: { label: 'Mark under offer', done: 'Marked under offer' },
  sold: { label: 'Mark as sold', done: 'Marked as sold' },
  leased: { label: 'Mark as leased', done: 'Marked as leased' },
  withdrawn: { label: 'Withdraw', done: 'Withdrawn from the market' },
};

const finalStatusText =
  'The listing leaves search straight away, and its page closes within seven days. We decline the offers that are still open and email the people who made them. You can’t undo this. To advertise the property again, create another listing.';

/**
 * The text of the confirmation before a status takes the listing off the market, or puts it back. Other statuses are
 * set without confirmation.
 */
export const confirmationTexts: Partial<Record<ListingStatus, string>> = {
  active:
    'Visitors see the listing as available again, and we email those who have it on their shortlist. An accepted offer stays accepted. If it isn’t going ahead, mark it as fallen through on the Offers page, which also puts the listing back on the market.',
  sold: finalStatusText,
  leased: finalStatusText,
  withdrawn:
    'We’ll take the listing down straight away and stop new enquiries. Your text, photos and enquiries stay, and you can publish again at no extra cost.',
};
