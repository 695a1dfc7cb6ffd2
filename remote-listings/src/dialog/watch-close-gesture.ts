/** Only Chromium has it, and TypeScript's DOM types lack it. */
declare const CloseWatcher: (new () => EventTarget & { destroy: () => void }) | undefined;

/** Calls `onClose` on Android's back gesture instead of leaving the page. Returns a function that stops it. */
export function watchCloseGesture(onClose: () => void): () => void {
  const watcher = typeof CloseWatcher === 'function' ? new CloseWatcher() : undefined;
  watcher?.addEventListener('close', onClose);
  return () => watcher?.destroy();
}
