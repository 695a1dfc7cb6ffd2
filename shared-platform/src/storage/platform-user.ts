const listeners = new Set<(user: string | null) => void>();
let current: string | null = null;

/**
 * Returns the id of the user to whom stores and drafts belong; null for a visitor, or while the session is not known.
 */
export function platformUser(): string | null {
  return current;
}

/** Sets the user to whom stores and drafts belong. From then on, what another user stored is not shown. */
export function setPlatformUser(user: string | null): void {
  if (user === current) return;
  current = user;
  for (const listener of listeners) listener(user);
}

/** Calls `listener` after each change. Returns a function that removes the listener. */
export function onPlatformUserChange(listener: (user: string | null) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
