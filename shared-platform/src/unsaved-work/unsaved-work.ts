/** Work that the user would lose when the page closes: a form that was changed and not saved. */
export type UnsavedWork = {
  id: string;
  /** Shown to the user in a list: "the price of this listing". */
  description: string;
  /**
   * True when a draft contains all of the work, so that the user does not lose it and is not asked before another page
   * of this site.
   */
  isPersisted: boolean;
  /**
   * The start of the paths between which the user can move without losing the work, such as the steps of an editor. By
   * default, every other page loses it.
   */
  within?: string | undefined;
};

const dirty = new Map<string, UnsavedWork>();
const writes = new Set<symbol>();
const listeners = new Set<() => void>();
let snapshot: readonly UnsavedWork[] = [];

/** Returns all unsaved work. Returns the same array until something changes, as `useSyncExternalStore` requires. */
export function unsavedWork(): readonly UnsavedWork[] {
  return snapshot;
}

/** Returns true while a reload would lose something: unsaved work or a write in flight (H9). */
export function isBusy(): boolean {
  return dirty.size > 0 || writes.size > 0;
}

/** Returns true while a write has been sent and the server has not responded yet. */
export function hasWritesInFlight(): boolean {
  return writes.size > 0;
}

/** Calls `listener` after each change. Returns a function that removes the listener. */
export function onUnsavedWorkChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Registers unsaved work. Returns a function that removes it. */
export function registerUnsavedWork(work: UnsavedWork): () => void {
  dirty.set(work.id, work);
  notify();
  return () => {
    if (dirty.get(work.id) !== work) return;
    dirty.delete(work.id);
    notify();
  };
}

/** Marks a write as in flight. Returns a function to call when the server has responded. */
export function startWrite(): () => void {
  const write = Symbol('write');
  writes.add(write);
  notify();
  return () => {
    if (writes.delete(write)) notify();
  };
}

/** Removes all unsaved work, so that the user can sign out without being asked about it. */
export function discardUnsavedWork(): void {
  dirty.clear();
  notify();
}

function notify(): void {
  if (snapshot.length > 0 || dirty.size > 0) snapshot = [...dirty.values()];
  for (const listener of listeners) listener();
}
