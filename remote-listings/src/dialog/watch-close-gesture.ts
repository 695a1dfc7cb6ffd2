/** `CloseWatcher` exists only in Chromium, and TypeScript's DOM types do not declare it. */
declare const CloseWatcher: (new () => EventTarget & { destroy: () => void }) | undefined;

/**
 * Calls `onClose` on Android's back gesture, which then does not leave the page. Returns a function that stops
 * watching.
 */
export function watchCloseGesture(onClose: () => void): () => void {
  const watcher = typeof CloseWatcher === 'function' ? new CloseWatcher() : undefined;
  watcher?.addEventListener('close', onClose);
  return () => watcher?.destroy();
}
