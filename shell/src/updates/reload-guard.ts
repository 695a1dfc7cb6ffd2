/** SPEC §9. */
export const reloadGuardMs = 10_000;

const key = 'verandah-reload';

/**
 * True when no full load was made for a new build in the last ten seconds; then this one is noted. Without a usable session
 * storage the note lives in memory, which is enough within one document.
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
      // Full or forbidden: memory has it.
    }
    return true;
  };
}

function read(storage: () => Storage): number {
  try {
    const noted = Number.parseInt(storage().getItem(key) ?? '', 10);
    return Number.isNaN(noted) ? Number.NEGATIVE_INFINITY : noted;
  } catch {
    return Number.NEGATIVE_INFINITY;
  }
}
