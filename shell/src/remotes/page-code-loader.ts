import type { RemoteRelease } from 'federation';
import { newReference } from 'shared-platform/host';
import { LoadError, type LoadedPage, type LoadFailure, type LoadResult, type PageModule } from './load-result.ts';
import { late, PageDeadline, slowPage } from './page-deadline.ts';

type LoadOptions = {
  /** Why the code is loaded. The failure of a prefetch is reported only when the user opens the page. */
  purpose?: 'navigation' | 'prefetch';
  /** The deadline of the navigation. Without it, the code has 8 s to load. */
  deadline?: PageDeadline;
};

export type LoadCode = (release: RemoteRelease, page: string, options?: LoadOptions) => Promise<LoadResult>;

/**
 * Returns a function that loads the code of a page and caches it. At the deadline at the latest, it returns the module
 * or the reason why there is none. It never rejects. A failure is not cached, so the next call tries again.
 * @param loadModule makes one attempt; with `again`, it first removes what a failed attempt has left
 * @param onFailure called once for each failure during a navigation
 */
export function createPageCodeLoader(
  loadModule: (release: RemoteRelease, page: string, again: boolean) => Promise<PageModule>,
  onFailure: (failure: LoadFailure) => void,
): LoadCode {
  const loaded = new Map<string, LoadedPage>();
  const pending = new Map<string, Promise<LoadResult>>();
  const failedRemotes = new Set<string>();
  const reported = new WeakSet<LoadFailure>();

  async function loadCode(
    release: RemoteRelease,
    page: string,
    { purpose = 'navigation', deadline = new PageDeadline() }: LoadOptions = {},
  ): Promise<LoadResult> {
    const key = `${release.name}/${release.container.entry}/${page}`;
    const known = loaded.get(key);
    if (known) return known;
    // When the page is already being loaded, waits for that attempt.
    const attempt = pending.get(key) ?? startAttempt(release, page, key);
    let result = await deadline.race(attempt);
    if (result === late) result = abandon(attempt, release, page, key);
    if (!result.ok && purpose === 'navigation' && !reported.has(result)) {
      reported.add(result);
      onFailure(result);
    }
    return result;
  }

  function startAttempt(release: RemoteRelease, page: string, key: string): Promise<LoadResult> {
    const again = failedRemotes.delete(release.name);
    const startedAt = performance.now();
    const attempt = checkAndLoad(release, page, again)
      .then((module): LoadResult => {
        // Uses the module of an earlier, slow attempt if that has arrived by now. Otherwise a page could have two
        // copies of its module at the same time.
        const result = loaded.get(key) ?? { ok: true, module, loadMs: Math.round(performance.now() - startedAt) };
        loaded.set(key, result);
        return result;
      })
      .catch((error: unknown): LoadResult => {
        const result = loaded.get(key);
        if (result) return result;
        if (pending.get(key) === attempt) failedRemotes.add(release.name);
        return failureOf(release, page, error);
      })
      .finally(() => {
        if (pending.get(key) === attempt) pending.delete(key);
      });
    pending.set(key, attempt);
    return attempt;
  }

  async function checkAndLoad(release: RemoteRelease, page: string, again: boolean): Promise<PageModule> {
    if (release.unsupported) throw new LoadError('incompatible', release.unsupported);
    if (!release.exposes[page]) throw new LoadError('missing-page', `${release.name} has no page "${page}"`);
    return loadModule(release, page, again);
  }

  /**
   * Stops waiting for a slow attempt, so that the next call starts another. The attempt itself goes on, and its module
   * is used when it arrives.
   */
  function abandon(attempt: Promise<LoadResult>, release: RemoteRelease, page: string, key: string): LoadFailure {
    if (pending.get(key) === attempt) {
      pending.delete(key);
      failedRemotes.add(release.name);
    }
    const arrival = attempt.then((result) => {
      if (result.ok) failedRemotes.delete(release.name);
      return result.ok;
    });
    return slowPage(release, page, 'code', arrival);
  }

  return loadCode;
}

function failureOf({ name, version }: RemoteRelease, page: string, error: unknown): LoadFailure {
  const { reason, message, cause } =
    error instanceof LoadError ? error : new LoadError('crashed', String(error), { cause: error });
  const detail = cause instanceof Error ? (cause.stack ?? message) : message;
  return { ok: false, remote: name, version, page, reason, detail, reference: newReference() };
}
