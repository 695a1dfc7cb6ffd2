/** Work that would be lost: a form that was touched and not saved. */
export type UnsavedWork = {
  id: string;
  /** Shown to the user: "the listing's price". */
  description: string;
  /** Whether a draft holds all of it, so that the document may go. */
  isPersisted: boolean;
};

const dirty = new Map<string, UnsavedWork>();
const writes = new Set<symbol>();
const listeners = new Set<() => void>();
let snapshot: readonly UnsavedWork[] = [];

/** What is unsaved now; the same list until something changes. */
export function unsavedWork(): readonly UnsavedWork[] {
  return snapshot;
}

/** True while a reload would lose something: unsaved work or a write in flight (RELIABILITY H9). */
export function isBusy(): boolean {
  return dirty.size > 0 || writes.size > 0;
}

/** True while a write is under way: nobody knows yet whether it was taken. */
export function hasWritesInFlight(): boolean {
  return writes.size > 0;
}

/** Calls `listener` after each change; gives what stops it. */
export function onUnsavedWorkChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Says that `work` is unsaved; gives what takes it back. */
export function registerUnsavedWork(work: UnsavedWork): () => void {
  dirty.set(work.id, work);
  announce();
  return () => {
    if (dirty.get(work.id) !== work) return;
    dirty.delete(work.id);
    announce();
  };
}

/** Marks a write in flight; call what it gives when the write has been answered. */
export function startWrite(): () => void {
  const mark = Symbol('write');
  writes.add(mark);
  announce();
  return () => {
    if (writes.delete(mark)) announce();
  };
}

/** Forgets all unsaved work: after a deliberate sign-out nothing asks any more. */
export function discardUnsavedWork(): void {
  dirty.clear();
  announce();
}

function announce(): void {
  if (snapshot.length > 0 || dirty.size > 0) snapshot = [...dirty.values()];
  for (const listener of listeners) listener();
}
