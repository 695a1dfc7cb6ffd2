/**
 * Calls `lead` in one of the tabs that ask for it with the same name. When that tab stops, another one follows. Where
 * Web Locks are missing or blocked, every tab leads.
 * @param lead starts the work of the leading tab. Returns a function that ends it
 * @returns a function that ends the work, or stops waiting for it
 */
export function asOneTab(
  name: string,
  lead: () => () => void,
  locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator?.locks,
): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const leadUntilStopped = () =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve();
      const end = lead();
      signal.addEventListener('abort', () => {
        end();
        resolve();
      });
    });
  const leadWithoutLock = () => {
    // A request that still waits rejects when the tab stops.
    if (!signal.aborted) void leadUntilStopped();
  };
  if (locks) locks.request(name, { signal }, leadUntilStopped).catch(leadWithoutLock);
  else leadWithoutLock();
  return () => stopping.abort();
}
