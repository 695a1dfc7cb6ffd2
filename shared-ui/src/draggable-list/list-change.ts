/** A change of one list by a drag (SPEC §4). Indexes start at 0. */
export type ListChange<T> =
  | { type: 'added'; element: T; newIndex: number }
  | { type: 'removed'; element: T; oldIndex: number }
  | { type: 'moved'; element: T; oldIndex: number; newIndex: number };

/** Returns the list after the change. */
export function applyListChange<T>(items: readonly T[], change: ListChange<T>): T[] {
  const next = [...items];
  if (change.type !== 'added') next.splice(change.oldIndex, 1);
  if (change.type !== 'removed') next.splice(change.newIndex, 0, change.element);
  return next;
}
