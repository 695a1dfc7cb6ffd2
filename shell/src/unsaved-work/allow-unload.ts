let isAllowed = false;

/** Returns true when the browser must not ask about unsaved work, because the page is left on purpose. */
export function isUnloadAllowed(): boolean {
  return isAllowed;
}

/**
 * Stops the browser from asking about unsaved work. Call it after drafts are stored and before the page is left, by the
 * user's wish or because the session has ended.
 */
export function allowUnload(): void {
  isAllowed = true;
}

// The user can come back to this page through the back-forward cache. From then on, the browser asks again.
globalThis.addEventListener?.('pageshow', () => {
  isAllowed = false;
});
