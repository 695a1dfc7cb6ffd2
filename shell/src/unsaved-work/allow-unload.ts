let isAllowed = false;

/** True when this document is being left on purpose: the browser must not ask the user whether to leave. */
export function isUnloadAllowed(): boolean {
  return isAllowed;
}

/** Lets the document go without a question: drafts are stored, and the user or the end of the session wants it. */
export function allowUnload(): void {
  isAllowed = true;
}

// A page restored from the back-forward cache asks again.
globalThis.addEventListener?.('pageshow', () => {
  isAllowed = false;
});
