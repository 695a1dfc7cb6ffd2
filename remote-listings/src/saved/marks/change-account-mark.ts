import { api, editMembers, loadResource, queryClient, resourceQuery, storeResource } from 'shared-api';
import {
  applyMarkPatch,
  emptyMark,
  type ListingMarkFields,
  type ListingMarkPatch,
} from 'shared-contract/listing/listing-mark';
import { notifyOtherTabs } from '../other-tabs.ts';
import { accountMarksQuery, fetchMarks, marksCollection, marksPath } from './account-marks.ts';

const membersQuery = resourceQuery(marksPath, marksCollection, { select: ({ member }) => member, fetch: fetchMarks });
const markPath = (listingId: string) => `${marksPath}/${encodeURIComponent(listingId)}`;

/** The last request for each listing that is still running. */
const inFlight = new Map<string, Promise<unknown>>();

/**
 * Shows a change of a mark at once and sends it, after earlier changes of the same listing. If the request fails,
 * undoes the change.
 * @returns true
 * @throws the error of the request
 */
export async function changeAccountMark(listingId: string, change: ListingMarkPatch): Promise<boolean> {
  const before = (await loadResource(accountMarksQuery))[listingId] ?? emptyMark;
  await queryClient().cancelQueries({ queryKey: accountMarksQuery.queryKey });
  showMark(listingId, applyMarkPatch(before, change, new Date().toISOString()));
  const previous = inFlight.get(listingId) ?? Promise.resolve();
  const sent = previous.then(() => api.send({ method: 'PATCH', path: markPath(listingId), body: change }));
  const finished = sent.catch(() => {});
  inFlight.set(listingId, finished);
  const isLast = () => inFlight.get(listingId) === finished;
  try {
    const response = await sent;
    // If a later change is already being sent, the screen shows that one, and this response is outdated.
    if (isLast()) storeResource(response);
    notifyOtherTabs('listing-marks');
    return true;
  } catch (error) {
    if (isLast()) showMark(listingId, before);
    throw error;
  }
}

function showMark(id: string, mark: ListingMarkFields): void {
  const links = { '@id': markPath(id), '@type': 'ListingMark', id, listing: `/api/listings/${id}` };
  editMembers(membersQuery, (members) => {
    const isKnown = members.some((one) => one.id === id);
    return isKnown
      ? members.map((one) => (one.id === id ? { ...one, ...mark } : one))
      : [...members, { ...links, ...mark }];
  });
}
