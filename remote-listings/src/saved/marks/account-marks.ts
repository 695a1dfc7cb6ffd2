import { queryOptions } from '@tanstack/react-query';
import { api, queryClient } from 'shared-api';
import {
  applyMarkPatch,
  emptyMark,
  type ListingMarkFields,
  type ListingMarkPatch,
  listingMark,
} from 'shared-contract/listing/listing-mark';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { toast } from 'shared-platform';
import { followTabs, tellTabs } from './tabs.ts';
import { forgetVisitorsMarks, type Marks, visitorsMarks, withMark } from './visitors-marks.ts';

const path = '/api/listing-marks';
const marksOfOne = collectionOf(listingMark);

/** What the account keeps. What was kept before signing in comes along: reading it merges (and merging twice changes nothing). */
export const accountMarksQuery = queryOptions({
  queryKey: ['listing-marks'],
  async queryFn({ signal }): Promise<Marks> {
    followTabs();
    const kept = visitorsMarks();
    const marks = Object.entries(kept).map(([id, mark]) => ({ listing: `/api/listings/${id}`, ...mark }));
    if (marks.length === 0) return byListing((await api.get(path, marksOfOne, { signal })).member);
    const { member } = await api.post(path, { marks }, marksOfOne);
    forgetVisitorsMarks(kept);
    tellTabs('listing-marks');
    return byListing(member);
  },
});

const byListing = (member: readonly (ListingMarkFields & { id: string })[]): Marks =>
  Object.fromEntries(
    member.map(({ id, savedAt, hiddenAt, note, noteAt }) => [id, { savedAt, hiddenAt, note, noteAt }]),
  );

/** The last change of each listing that is on its way. */
const underway = new Map<string, Promise<unknown>>();

/**
 * Shown at once, sent one after the other, and taken back with a message where it fails.
 * @returns whether it was kept
 */
export async function changeAccountMark(listingId: string, change: ListingMarkPatch): Promise<boolean> {
  const client = queryClient();
  let before = emptyMark;
  const show = (mark: ListingMarkFields) =>
    client.setQueryData(accountMarksQuery.queryKey, (marks) => marks && withMark(marks, listingId, mark));
  try {
    const marks = await client.ensureQueryData(accountMarksQuery);
    before = marks[listingId] ?? emptyMark;
    await client.cancelQueries(accountMarksQuery);
  } catch {
    toast.error(failed);
    return false;
  }
  show(applyMarkPatch(before, change, new Date().toISOString()));
  const previous = underway.get(listingId) ?? Promise.resolve();
  const sent = previous.then(() => api.patch(`${path}/${encodeURIComponent(listingId)}`, change, listingMark));
  const settled = sent.catch(() => {});
  underway.set(listingId, settled);
  try {
    const { savedAt, hiddenAt, note, noteAt } = await sent;
    if (underway.get(listingId) === settled) show({ savedAt, hiddenAt, note, noteAt });
    tellTabs('listing-marks');
    return true;
  } catch {
    if (underway.get(listingId) === settled) show(before);
    toast.error(failed);
    return false;
  }
}

const failed = 'This was not saved. Check your connection and try again.';
