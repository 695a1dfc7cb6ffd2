/** True once another tab has signed out: what this tab drew for that user must not stay on the screen. */
let signedOut = false;
const listeners = new Set<() => void>();

export function isSignedOutElsewhere(): boolean {
  return signedOut;
}

export function onSignedOutElsewhere(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** @param value false is for tests */
export function setSignedOutElsewhere(value: boolean): void {
  signedOut = value;
  for (const listener of listeners) listener();
}
