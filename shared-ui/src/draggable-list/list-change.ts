/** What a drag did to one list (SPEC §4). Positions count from 0. */
export type ListChange<T> =
  | { type: 'added'; element: T; newIndex: number }
  | { type: 'removed'; element: T; oldIndex: number }
  | { type: 'moved'; element: T; oldIndex: number; newIndex: number };

/** The list after a change. */
export function applyListChange<T>(items: readonly T[], change: ListChange<T>): T[] {
  const next = [...items];
  if (change.type !== 'added') next.splice(change.oldIndex, 1);
  if (change.type !== 'removed') next.splice(change.newIndex, 0, change.element);
  return next;
}
