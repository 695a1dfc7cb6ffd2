/** After a reload for a new build, this much time passes before the next one, in milliseconds (SPEC §9). */
export const reloadGuardMs = 10_000;

const key = 'verandah-reload';

/**
 * Returns a function that says whether the page may reload for a new build. It returns true, and records the reload,
 * when the last one was more than ten seconds ago. When the browser blocks session storage, the function records the
 * reload only in memory, so only this document knows it.
 */
export function createReloadGuard(storage: () => Storage, now: () => number): () => boolean {
  let inMemory = Number.NEGATIVE_INFINITY;
  return () => {
    const last = Math.max(inMemory, read(storage));
    if (Math.abs(now() - last) < reloadGuardMs) return false;
    inMemory = now();
    try {
      storage().setItem(key, String(inMemory));
    } catch {
      // Storage is full or blocked. The value in memory still counts.
    }
    return true;
  };
}

function read(storage: () => Storage): number {
  try {
    const recorded = Number.parseInt(storage().getItem(key) ?? '', 10);
    return Number.isNaN(recorded) ? Number.NEGATIVE_INFINITY : recorded;
  } catch {
    return Number.NEGATIVE_INFINITY;
  }
}
