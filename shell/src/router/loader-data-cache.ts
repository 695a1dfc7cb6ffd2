import { createContext, type HydrationState } from 'react-router';

type LoaderData = NonNullable<HydrationState['loaderData']>;

/** Shorter than the query client's `gcTime` of ten minutes, so that the queries of a restored page are still cached. */
const lifetimeMs = 9 * 60_000;
const maxEntries = 30;

/** A context value for loaders: the cached loader data of the history entry that the user goes back to, or null. */
export const cachedLoaderData = createContext<LoaderData | null>(null);

/**
 * Caches the loader data of each history entry when the user leaves it. Going back renders the page at once; stale
 * queries refetch in the background.
 */
export class LoaderDataCache {
  #entries = new Map<string, { data: LoaderData; storedAt: number }>();

  set(key: string, data: LoaderData): void {
    this.#entries.delete(key);
    this.#entries.set(key, { data, storedAt: Date.now() });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > maxEntries && oldest !== undefined) this.#entries.delete(oldest);
  }

  get(key: string | undefined): LoaderData | null {
    const entry = this.#entries.get(key ?? '');
    return entry && Date.now() - entry.storedAt < lifetimeMs ? entry.data : null;
  }
}
