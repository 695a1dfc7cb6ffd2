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
const visitorsMarksAtom = persistedAtom<Marks>({
  id: 'listing-marks',
  version: 1,
  schema: z.record(z.uuid(), listingMarkFields),
  initial: none,
});

export const visitorsMarks = () => store.get(visitorsMarksAtom);

/** Drawn as nothing by the server and the first time in the browser: both must be the same. */
export const useVisitorsMarks = () => useSyncExternalStore(follow, visitorsMarks, () => none);

const follow = (listener: () => void) => store.sub(visitorsMarksAtom, listener);

export function changeVisitorsMark(listingId: string, change: ListingMarkPatch): void {
  const at = new Date().toISOString();
  store.set(visitorsMarksAtom, (marks) =>
    withMark(marks, listingId, applyMarkPatch(marks[listingId] ?? emptyMark, change, at)),
  );
}

/** They are the account's now; what was changed since they were sent stays. */
export function forgetVisitorsMarks(sent: Marks): void {
  store.set(visitorsMarksAtom, (marks) =>
    Object.fromEntries(Object.entries(marks).filter(([id, mark]) => mark !== sent[id])),
  );
}

export function withMark(marks: Marks, listingId: string, mark: ListingMarkFields): Marks {
  return { ...marks, [listingId]: mark };
}
