import { logger } from '../logger/logger.ts';
import { platformUser } from '../storage/platform-user.ts';
import { webStorageArea } from '../storage/stored-json.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';

/** A draft is written this long after the last change. */
const debounceMs = 400;

type PendingWrite = { write: () => void; timer: ReturnType<typeof setTimeout> };

const pending = new Map<object, PendingWrite>();
let epoch = 0;
let isListening = false;

/** The drafts of this browser. They are in local storage, so they survive the tab. */
export const drafts: DraftStore = createDraftStore({
  area: webStorageArea(() => localStorage),
  now: Date.now,
  warn: logger.warn,
});

/** Increases with each deliberate sign-out. A form that was opened before the sign-out then writes no draft. */
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
 * Writes all pending drafts: before the session-expired modal, before a reload, and when the page is hidden. Returns
 * false when a draft is only in memory, because storage is full or blocked.
 */
export function flushDrafts(): boolean {
  for (const owner of [...pending.keys()]) writeNow(owner);
  return drafts.isPersisted();
}

/**
 * Erases all drafts of the current user, including those of open forms, for a deliberate sign-out. Other users of this
 * device keep theirs, and a session that expires erases nothing (H6).
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

/** Uses `visibilitychange` and `pagehide`, because mobile Safari has no `beforeunload`. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('pagehide', () => void flushDrafts());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flushDrafts();
  });
}
