import { api, editMembers, loadResource, queryClient, resourceQuery, storeResource } from 'shared-api';
import {
  applyMarkPatch,
  emptyMark,
  type ListingMark,
  type ListingMarkFields,
  type ListingMarkPatch,
  listingMark,
} from 'shared-contract/listing/listing-mark';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { toast } from 'shared-platform';
import { listenToOtherTabs, notifyOtherTabs } from '../other-tabs.ts';
import { guestMarks, type Marks, removeMergedMarks } from './guest-marks.ts';

const path = '/api/listing-marks';
const marksCollection = collectionOf(listingMark);
const markPath = (listingId: string) => `${path}/${encodeURIComponent(listingId)}`;

/**
 * Fetches the marks of the account. First merges the marks that a guest made on this device before signing in. Merging
 * the same marks twice changes nothing.
 */
async function fetch({ signal }: { signal: AbortSignal }) {
  listenToOtherTabs();
  const guest = guestMarks();
  const marks = Object.entries(guest).map(([id, mark]) => ({ listing: `/api/listings/${id}`, ...mark }));
  if (marks.length === 0) return api.send({ method: 'GET', path, signal });
  const merged = await api.send({ method: 'POST', path, body: { marks } });
  removeMergedMarks(guest);
  notifyOtherTabs('listing-marks');
  return merged;
}

const membersQuery = resourceQuery(path, marksCollection, { select: ({ member }) => member, fetch });

export const accountMarksQuery = resourceQuery(path, marksCollection, {
  select: ({ member }) => marksByListing(member),
  fetch,
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

/** The last request for each listing that is still running. */
const inFlight = new Map<string, Promise<unknown>>();

/**
 * Shows a change of a mark at once and sends it, after earlier changes of the same listing. If the request fails,
 * undoes the change and shows a message.
 * @returns whether the change was saved
 */
export async function changeAccountMark(listingId: string, change: ListingMarkPatch): Promise<boolean> {
  let before: ListingMarkFields;
  try {
    before = (await loadResource(accountMarksQuery))[listingId] ?? emptyMark;
    await queryClient().cancelQueries({ queryKey: accountMarksQuery.queryKey });
  } catch {
    toast.error(failed);
    return false;
  }
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
  } catch {
    if (isLast()) showMark(listingId, before);
    toast.error(failed);
    return false;
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

const failed = 'We couldn’t save that. Check your connection and try again.';
