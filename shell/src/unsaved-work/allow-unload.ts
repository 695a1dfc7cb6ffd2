let isAllowed = false;

/** True when the document is left on purpose, so that the browser does not ask about unsaved work. */
export function isUnloadAllowed(): boolean {
  return isAllowed;
}

/**
 * Stops the browser's question about unsaved work. Call it when drafts are stored and the user, or the end of the
 * session, leaves the document.
 */
export function allowUnload(): void {
  isAllowed = true;
}

// A page that is restored from the back-forward cache must ask again.
globalThis.addEventListener?.('pageshow', () => {
  isAllowed = false;
});
