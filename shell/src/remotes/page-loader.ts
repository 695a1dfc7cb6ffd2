import type { RemoteRelease } from 'federation';
import { LoadError, type LoadedPage, type LoadFailure, type LoadResult, type PageModule } from './load-result.ts';

/** What the loader needs from the browser; a test passes its own. */
export interface PageLoaderPorts {
  readonly load: (release: RemoteRelease, page: string, again: boolean) => Promise<PageModule>;
  /** Returns a function that cancels the timer. */
  readonly setTimer: (milliseconds: number, callback: () => void) => () => void;
  readonly newReference: () => string;
  readonly onFailure: (failure: LoadFailure) => void;
  /** Monotonic time in milliseconds. */
  readonly now: () => number;
}

export type LoadPurpose = 'navigation' | 'prefetch';

/** One deadline for script, init, get and factory (b.16). */
export const deadlineMs = 8_000;

/** Loads pages of remotes and caches the modules. A failure is not cached, so the next call tries again. */
export function createPageLoader(ports: PageLoaderPorts) {
  const loaded = new Map<string, LoadedPage>();
  const pending = new Map<string, Promise<LoadResult>>();
  const failedRemotes = new Set<string>();
  const reported = new WeakSet<LoadFailure>();

  /** @param purpose a failed prefetch is reported only when the user opens the page */
  async function loadPage(
    release: RemoteRelease,
    page: string,
    purpose: LoadPurpose = 'navigation',
  ): Promise<LoadResult> {
    const result = await join(release, page);
    if (!result.ok && purpose === 'navigation' && !reported.has(result)) {
      reported.add(result);
      ports.onFailure(result);
    }
    return result;
  }

  /** Joins a load in progress. */
  function join(release: RemoteRelease, page: string): Promise<LoadResult> {
    const key = `${release.name}/${release.container.entry}/${page}`;
    const known = loaded.get(key);
    if (known) return Promise.resolve(known);
    const started = pending.get(key) ?? start(release, page, key);
    pending.set(key, started);
    return started;
  }

  async function start(release: RemoteRelease, page: string, key: string): Promise<LoadResult> {
    const again = failedRemotes.delete(release.name);
    const startedAt = ports.now();
    const loading = load(release, page, again).then((module) => {
      // A slower load of the same page may have finished first: all users of a page get one module.
      const result = loaded.get(key) ?? { ok: true, module, loadMs: Math.round(ports.now() - startedAt) };
      loaded.set(key, result);
      return result;
    });
    try {
      return await withDeadline(loading);
    } catch (error) {
      const result = loaded.get(key);
      if (result) return result;
      failedRemotes.add(release.name);
      const late = error === tooSlow ? onLateArrival(loading, release.name) : undefined;
      return failureOf(release, page, error, late);
    } finally {
      pending.delete(key);
    }
  }

  async function load(release: RemoteRelease, page: string, again: boolean): Promise<PageModule> {
    if (release.unsupported) throw new LoadError('incompatible', release.unsupported);
    if (!release.exposes[page]) throw new LoadError('missing-page', `${release.name} has no page "${page}"`);
    return ports.load(release, page, again);
  }

  function withDeadline(loading: Promise<LoadedPage>): Promise<LoadedPage> {
    return new Promise((resolve, reject) => {
      const cancel = ports.setTimer(deadlineMs, () => reject(tooSlow));
      loading.then(resolve, reject).finally(cancel);
    });
  }

  /** Resolves when a page arrives after its deadline; stays pending when it fails. */
  function onLateArrival(loading: Promise<LoadedPage>, remote: string): Promise<void> {
    return loading.then(
      () => void failedRemotes.delete(remote),
      () => new Promise<never>(() => {}),
    );
  }

  function failureOf(
    { name, version }: RemoteRelease,
    page: string,
    error: unknown,
    late?: Promise<void>,
  ): LoadFailure {
    const { reason, message, cause } =
      error instanceof LoadError ? error : new LoadError('crashed', String(error), { cause: error });
    const detail = cause instanceof Error ? (cause.stack ?? message) : message;
    return { ok: false, remote: name, version, page, reason, detail, reference: ports.newReference(), late };
  }

  return { loadPage };
}

const tooSlow = new LoadError('slow', `The page did not load within ${deadlineMs} ms.`);
