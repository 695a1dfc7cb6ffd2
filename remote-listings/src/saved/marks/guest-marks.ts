import { getDefaultStore } from 'jotai';
import { useSyncExternalStore } from 'react';
import {
  applyMarkPatch,
  emptyMark,
  type ListingMarkFields,
  type ListingMarkPatch,
  listingMarkFields,
} from 'shared-contract/listing/listing-mark';
import { persistedAtom } from 'shared-platform';
import * as z from 'zod/mini';

/** By listing id. */
export type Marks = Readonly<Record<string, ListingMarkFields>>;

const none: Marks = {};
const store = getDefaultStore();

/** What somebody who is not signed in keeps, in this browser. */
const guestMarksAtom = persistedAtom<Marks>({
  id: 'listing-marks',
  version: 1,
  schema: z.record(z.uuid(), listingMarkFields),
  initial: none,
});

export const guestMarks = () => store.get(guestMarksAtom);

/** Drawn as nothing by the server and the first time in the browser: both must be the same. */
export const useGuestMarks = () => useSyncExternalStore(follow, guestMarks, () => none);

const follow = (listener: () => void) => store.sub(guestMarksAtom, listener);

export function changeGuestMark(listingId: string, change: ListingMarkPatch): void {
  const at = new Date().toISOString();
  store.set(guestMarksAtom, (marks) =>
    withMark(marks, listingId, applyMarkPatch(marks[listingId] ?? emptyMark, change, at)),
  );
}

/** They are the account's now; what was changed since they were merged stays. */
export function removeMergedMarks(merged: Marks): void {
  store.set(guestMarksAtom, (marks) =>
    Object.fromEntries(Object.entries(marks).filter(([id, mark]) => mark !== merged[id])),
  );
}

export function withMark(marks: Marks, listingId: string, mark: ListingMarkFields): Marks {
  return { ...marks, [listingId]: mark };
}
