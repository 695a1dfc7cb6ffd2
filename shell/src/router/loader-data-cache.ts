import { createContext, type HydrationState } from 'react-router';

type LoaderData = NonNullable<HydrationState['loaderData']>;

/** Answers are forgotten by the cache ten minutes after nobody shows them (shared-api's query client). */
const lifetimeMs = 9 * 60_000;
const mostKept = 30;

/** For a page's loader: what the entry of the browser's history that is navigated to was left with; null for a new one. */
export const cachedLoaderData = createContext<LoaderData | null>(null);

/**
 * What the pages' loaders gave, by entry of the browser's history, from the moment it is left: going back draws the page as it
 * was, at once, and what has become old meanwhile is asked for again behind it.
 */
export class LoaderDataCache {
  #kept = new Map<string, { data: LoaderData; since: number }>();

  keep(entry: string, data: LoaderData): void {
    this.#kept.delete(entry);
    this.#kept.set(entry, { data, since: Date.now() });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest);
  }

  of(entry: string | undefined): LoaderData | null {
    const found = this.#kept.get(entry ?? '');
    return found && Date.now() - found.since < lifetimeMs ? found.data : null;
  }
}
