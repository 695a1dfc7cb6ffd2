import { getDefaultStore } from 'jotai';
import { useSyncExternalStore } from 'react';
import {
  applyMarkPatch,
  emptyMark,
  type ListingMarkFields,
  type ListingMarkPatch,
  listingMarkFields,
} from 'shared-contract/listing/listing-mark';
import * as z from 'shared-contract/schema';
import { persistedAtom } from 'shared-platform';

/** The marks of a user: what is saved, hidden or has a note. The key is the listing's id. */
export type Marks = Readonly<Record<string, ListingMarkFields>>;

const none: Marks = {};
const store = getDefaultStore();

/** The marks of a guest, stored in this browser. */
const guestMarksAtom = persistedAtom<Marks>({
  id: 'listing-marks',
  version: 1,
  schema: z.record(z.uuid(), listingMarkFields),
  initial: none,
});

export const guestMarks = () => store.get(guestMarksAtom);

/** Returns the guest's marks. On the server and during hydration there are none, because only the browser has them. */
export const useGuestMarks = () => useSyncExternalStore(follow, guestMarks, () => none);

const follow = (listener: () => void) => store.sub(guestMarksAtom, listener);

export function changeGuestMark(listingId: string, change: ListingMarkPatch): void {
  const at = new Date().toISOString();
  store.set(guestMarksAtom, (marks) =>
    withMark(marks, listingId, applyMarkPatch(marks[listingId] ?? emptyMark, change, at)),
  );
}

/** Removes the marks that were merged into the account. Marks that the user has changed since then stay. */
export function removeMergedMarks(merged: Marks): void {
  store.set(guestMarksAtom, (marks) =>
    Object.fromEntries(Object.entries(marks).filter(([id, mark]) => mark !== merged[id])),
  );
}

export function withMark(marks: Marks, listingId: string, mark: ListingMarkFields): Marks {
  return { ...marks, [listingId]: mark };
}
