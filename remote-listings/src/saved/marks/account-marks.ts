import { api, resourceQuery } from 'shared-api';
import { type ListingMark, listingMark } from 'shared-contract/listing/listing-mark';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { listenToOtherTabs } from '../other-tabs.ts';
import { guestMarks, type Marks } from './guest-marks.ts';

export const marksPath = '/api/listing-marks';
export const marksCollection = collectionOf(listingMark);

/**
 * Fetches the marks of the account. First merges the marks that a guest made on this device before signing in. Merging
 * the same marks twice changes nothing.
 */
export async function fetchMarks({ signal }: { signal: AbortSignal }) {
  listenToOtherTabs();
  const guest = guestMarks();
  if (Object.keys(guest).length === 0) return api.send({ method: 'GET', path: marksPath, signal });
  const { mergeGuestMarks } = await import(/* webpackChunkName: "mark-changes" */ './merge-guest-marks.ts');
  return mergeGuestMarks(marksPath, guest);
}

export const accountMarksQuery = resourceQuery(marksPath, marksCollection, {
  select: ({ member }) => marksByListing(member),
  fetch: fetchMarks,
});

const marksOf = new WeakMap<readonly ListingMark[], Marks>();

/**
 * Returns the marks by listing id. Returns the same object for the same list, so that components do not render again.
 */
function marksByListing(members: readonly ListingMark[]): Marks {
  const cached = marksOf.get(members);
  if (cached) return cached;
  const marks = Object.fromEntries(
    members.map(({ id, savedAt, hiddenAt, note, noteAt }) => [id, { savedAt, hiddenAt, note, noteAt }]),
  );
  marksOf.set(members, marks);
  return marks;
}
