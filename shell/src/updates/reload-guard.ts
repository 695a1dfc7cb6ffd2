/** At most one reload for a new build in this time (SPEC §9). */
export const reloadGuardMs = 10_000;

const key = 'verandah-reload';

/**
 * Creates a function that allows one reload for a new build in ten seconds: it returns true, and records the reload,
 * when there was none. Without session storage it records in memory, which is enough within one document.
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
      // Storage is full or blocked; the value in memory still counts.
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
