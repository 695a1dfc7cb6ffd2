/** True while the session cannot be refreshed: nobody is signed out for it, requests wait or fail as no answer. */
let inTrouble = false;
const listeners = new Set<() => void>();

export function isSessionInTrouble(): boolean {
  return inTrouble;
}

export function onSessionTrouble(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function setSessionTrouble(value: boolean): void {
  inTrouble = value;
  for (const listener of listeners) listener();
}
