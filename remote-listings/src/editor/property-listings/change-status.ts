import { mutationOptions } from '@tanstack/react-query';
import { invalidateResources, postResource } from 'shared-api';
import { type ListingStatus, listing } from 'shared-contract/listing/listing';
import { listingPath } from '../../listing/listing-query.ts';

/** Records what happened to a listing on the market. Lists that show it are fetched again. */
export function changeStatusMutation(listingId: string) {
  return mutationOptions({
    mutationFn: (status: ListingStatus) => postResource(`${listingPath(listingId)}/status`, { status }, listing),
    onSuccess: () => void invalidateResources(['/api/listings', '/api/properties'], { except: listingPath(listingId) }),
  });
}

/** What the button says, and the toast when it is done. */
export const statusActions: Partial<Record<ListingStatus, { label: string; done: string }>> = {
  active: { label: 'Back on the market', done: 'Back on the market' },
  underOffer: { label: 'Mark under offer', done: 'Marked under offer' },
  sold: { label: 'Mark as sold', done: 'Marked as sold' },
  leased: { label: 'Mark as leased', done: 'Marked as leased' },
  withdrawn: { label: 'Withdraw', done: 'Withdrawn from the market' },
};

const finalStatusText =
  'The listing leaves search at once and its page within seven days. This cannot be taken back: to advertise the property again, create another listing.';

/** What is pendingStatus before a listing leaves the market; the rest is taken back as easily as it is done. */
export const confirmationTexts: Partial<Record<ListingStatus, string>> = {
  sold: finalStatusText,
  leased: finalStatusText,
  withdrawn:
    'The listing and its page leave the site at once, and nobody can enquire any more. Words, photos and enquiries are kept, and you can publish it again at no further cost.',
};
