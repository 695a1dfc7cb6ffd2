const listeners = new Set<(user: string | null) => void>();
let present: string | null = null;

/** Whose stores and drafts these are; null for a visitor, and while the session is not known. */
export function platformUser(): string | null {
  return present;
}

/** The shell says who is signed in. Nothing that another user left is shown afterwards. */
export function setPlatformUser(user: string | null): void {
  if (user === present) return;
  present = user;
  for (const listener of listeners) listener(user);
}

export function onPlatformUserChange(listener: (user: string | null) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
