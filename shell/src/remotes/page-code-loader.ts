import type { RemoteRelease } from 'federation';
import { newReference } from 'shared-platform/host';
import { setRunningVersion } from '../monitoring/running-versions.ts';
import { LoadError, type LoadedPage, type LoadFailure, type LoadResult, type PageModule } from './load-result.ts';
import { late, PageDeadline, slowPage } from './page-deadline.ts';

type LoadOptions = {
  /** A failed prefetch is reported only when the user opens the page. */
  purpose?: 'navigation' | 'prefetch';
  /** The deadline of the navigation; without one, 8 s from now. */
  deadline?: PageDeadline;
};

export type LoadCode = (release: RemoteRelease, page: string, options?: LoadOptions) => Promise<LoadResult>;

/**
 * Returns a function that loads the code of a page and caches it. The function never rejects: it returns the module or
 * the reason why not, at the latest at the deadline. A failure is not cached, so the next call tries again.
 * @param loadModule one attempt; with `again` it drops a container that failed or hangs
 * @param onFailure receives each failure once
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
    // Calls for the same page share one attempt.
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
        // An earlier attempt may have arrived late, before this one: all users of a page get the same module.
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
    setRunningVersion(release.name, release.version);
    return loadModule(release, page, again);
  }

  /** Lets the next call start another attempt. When this one succeeds late, its module is used. */
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
