/** True once this document was left on purpose: the browser's question would only stand in the way. */
let going = false;

export function isGoing(): boolean {
  return going;
}

/** What can be kept is kept, and the user, or the end of the session, wants this document to go: nobody asks any more. */
export function letGo(): void {
  going = true;
}

// Back out of the browser's memory of pages, it is a document like any other.
globalThis.addEventListener?.('pageshow', () => {
  going = false;
});
