import { createContext, type HydrationState } from 'react-router';

type LoaderData = NonNullable<HydrationState['loaderData']>;

/**
 * How long loader data is cached. This is shorter than the ten minutes for which the query client caches unused queries
 * (`gcTime`), so that a restored page still finds its queries.
 */
const lifetimeMs = 9 * 60_000;
const maxEntries = 30;

/**
 * A context value for loaders. When the user goes back to a history entry, it contains the cached loader data of this
 * entry; otherwise null.
 */
export const cachedLoaderData = createContext<LoaderData | null>(null);

/**
 * Caches the loader data of each history entry when the user leaves it. When the user goes back to a public page, it
 * renders immediately, and outdated queries fetch again in the background.
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
