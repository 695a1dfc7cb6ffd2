import { logger } from '../logger/logger.ts';
import { platformUser } from '../storage/platform-user.ts';
import { webStorageArea } from '../storage/stored-json.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';

/** Milliseconds from the last change of a form until its draft is written. */
const debounceMs = 400;

type PendingWrite = { write: () => void; timer: ReturnType<typeof setTimeout> };

const pending = new Map<object, PendingWrite>();
let epoch = 0;
let isListening = false;

/** The drafts of this browser. They are in local storage, so they still exist after the tab is closed. */
export const drafts: DraftStore = createDraftStore({
  area: webStorageArea(() => localStorage),
  now: Date.now,
  warn: logger.warn,
});

/**
 * Returns a number that each sign-out by the user increases. A form stores the number when it opens and compares it
 * later, so that a form from before the sign-out writes no draft afterwards.
 */
export const draftEpoch = (): number => epoch;

/** Schedules a write after the debounce time. A later call with the same owner replaces an earlier one. */
export function scheduleWrite(owner: object, write: () => void): void {
  listen();
  cancelWrite(owner);
  pending.set(owner, { write, timer: setTimeout(() => writeNow(owner), debounceMs) });
}

export function cancelWrite(owner: object): void {
  clearTimeout(pending.get(owner)?.timer);
  pending.delete(owner);
}

/** Runs the pending write of the owner, if there is one. */
export function writeNow(owner: object): void {
  const pendingWrite = pending.get(owner);
  cancelWrite(owner);
  pendingWrite?.write();
}

/**
 * Writes all pending drafts at once. Called before the session-expired modal, before a reload, and when the page is
 * hidden. Returns false when a draft is only in memory, because storage is full or blocked.
 */
export function flushDrafts(): boolean {
  for (const owner of [...pending.keys()]) writeNow(owner);
  return drafts.isPersisted();
}

/**
 * Erases all drafts of the current user, including those of open forms, when the user signs out. The drafts of other
 * users of this device remain. When a session expires, this function is not called (H6).
 */
export function eraseDrafts(): void {
  cancelAllWrites();
  drafts.eraseAll(platformUser());
}

/** Erases the drafts of all users. For tests. */
export function eraseAllDrafts(): void {
  cancelAllWrites();
  drafts.eraseAll();
}

function cancelAllWrites(): void {
  epoch += 1;
  for (const owner of [...pending.keys()]) cancelWrite(owner);
}

/**
 * Writes pending drafts when the page is hidden. Uses `visibilitychange` and `pagehide`, because mobile Safari has no
 * `beforeunload`.
 */
function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('pagehide', () => void flushDrafts());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flushDrafts();
  });
}
