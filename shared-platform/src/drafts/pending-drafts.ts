import { logger } from '../logger/logger.ts';
import { platformUser } from '../storage/platform-user.ts';
import { webStorageArea } from '../storage/stored-json.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';

/** How long after the last keystroke a draft is kept. */
const restMs = 400;

type Pending = { write: () => void; timer: ReturnType<typeof setTimeout> };

const pending = new Map<object, Pending>();
let epoch = 0;
let listening = false;

/** The drafts of this browser, in local storage: they outlive the tab. */
export const drafts: DraftStore = createDraftStore({
  area: webStorageArea(() => localStorage),
  now: Date.now,
  warn: logger.warn,
});

/** Grows with each deliberate sign-out: a form that was open before it keeps nothing afterwards. */
export const draftEpoch = (): number => epoch;

/** Writes in a moment; a later call of the same owner takes the place of the earlier one. */
export function writeSoon(owner: object, write: () => void): void {
  listen();
  cancelWrite(owner);
  pending.set(owner, { write, timer: setTimeout(() => runNow(owner), restMs) });
}

export function cancelWrite(owner: object): void {
  clearTimeout(pending.get(owner)?.timer);
  pending.delete(owner);
}

/**
 * Writes every draft that still waits; before the session modal, before a reload, and when the page is hidden. True when all
 * of them outlive the page; false when the browser's storage takes nothing.
 */
export function flushDrafts(): boolean {
  for (const owner of [...pending.keys()]) runNow(owner);
  return drafts.isSafe();
}

/**
 * For a deliberate sign-out: no draft of whoever signs out stays, nor what the open forms hold; other people's on this device
 * wait for them. A session that expires keeps them all (RELIABILITY H6).
 */
export function eraseDrafts(): void {
  forgetPending();
  drafts.eraseAll(platformUser());
}

/** For tests: no draft of anybody stays. */
export function eraseAllDrafts(): void {
  forgetPending();
  drafts.eraseAll();
}

function forgetPending(): void {
  epoch += 1;
  for (const owner of [...pending.keys()]) cancelWrite(owner);
}

export function runNow(owner: object): void {
  const one = pending.get(owner);
  cancelWrite(owner);
  one?.write();
}

/** Mobile Safari knows no `beforeunload`; these two come everywhere (RELIABILITY §5). */
function listen(): void {
  if (listening) return;
  listening = true;
  addEventListener('pagehide', () => void flushDrafts());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flushDrafts();
  });
}
