/** At most one reload in this time (SPEC §9). */
export const reloadGuardMs = 10_000;

const key = 'verandah-reload';

/**
 * Returns a function that returns true when there was no reload for a new build in the last ten seconds, and records
 * this one. Without session storage it records in memory, which is enough within one document.
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
      // Storage is full or blocked; memory has it.
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
