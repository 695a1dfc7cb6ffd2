import type { Storage } from 'storage';
import { type History, readHistory } from './past-build.ts';

/** How long a broken history is cached. Someone may have restored the missing build. */
const brokenMs = 60_000;
/** The live build and the canary beside it. */
const maxHistories = 2;

export type HistoryReader = (id: string | null) => Promise<History>;

/**
 * Returns `readHistory` with a cache. A history can have thousands of files, and a build that was stored never changes.
 */
export function cachedHistory(storage: Storage, now: () => number = () => performance.now()): HistoryReader {
  const cache = new Map<string, { history: Promise<History>; readAt: number }>();
  return async (id) => {
    if (id === null) return readHistory(storage, null);
    const cached = cache.get(id);
    if (cached) {
      const history = await cached.history;
      if (history.broken === undefined || now() - cached.readAt < brokenMs) return history;
    }
    const history = readHistory(storage, id);
    cache.set(id, { history, readAt: now() });
    history.catch(() => cache.delete(id));
    for (const oldest of [...cache.keys()].slice(0, -maxHistories)) cache.delete(oldest);
    return history;
  };
}
