import type { RemoteRelease } from 'federation';
import { LoadFailure } from './load-failure.ts';
import type { PageFailure, PageModule, PageOutcome } from './page-outcome.ts';

/** The outside world of the loader; a test passes its own. */
export interface PageLoaderWorld {
  readonly load: (release: RemoteRelease, page: string, again: boolean) => Promise<PageModule>;
  /** Runs `then` after so many milliseconds; returns what calls it off. */
  readonly after: (milliseconds: number, then: () => void) => () => void;
  readonly reference: () => string;
  readonly report: (failure: PageFailure) => void;
  /** Told of every page that came, the first time. */
  readonly reportLoaded: (release: RemoteRelease, page: string, milliseconds: number) => void;
  /** Milliseconds that only go up. */
  readonly now: () => number;
}

/** RELIABILITY §3.2: one deadline around script, init, get and factory. */
export const deadlineMilliseconds = 8_000;

/** Loads pages of remotes and remembers those that came; a failure is forgotten, so that the next call tries again. */
export function createPageLoader(world: PageLoaderWorld) {
  const arrived = new Map<string, PageModule>();
  const underWay = new Map<string, Promise<PageOutcome>>();
  const brokenRemotes = new Set<string>();
  const reported = new WeakSet<PageFailure>();

  async function loadPage(release: RemoteRelease, page: string, quietly?: 'quietly'): Promise<PageOutcome> {
    const outcome = await outcomeOf(release, page);
    if (!outcome.ok && !quietly && !reported.has(outcome)) {
      reported.add(outcome);
      world.report(outcome);
    }
    return outcome;
  }

  function outcomeOf(release: RemoteRelease, page: string): Promise<PageOutcome> {
    const key = `${release.name}/${release.container.entry}/${page}`;
    const module = arrived.get(key);
    if (module) return Promise.resolve({ ok: true, module });
    const started = underWay.get(key) ?? start(release, page, key);
    underWay.set(key, started);
    return started;
  }

  async function start(release: RemoteRelease, page: string, key: string): Promise<PageOutcome> {
    const again = brokenRemotes.delete(release.name);
    const startedAt = world.now();
    const loading = attempt(release, page, again).then((module) => {
      // An earlier, slower attempt may have arrived in the meantime: one module, once.
      if (!arrived.has(key)) {
        arrived.set(key, module);
        world.reportLoaded(release, page, Math.round(world.now() - startedAt));
      }
      return arrived.get(key) ?? module;
    });
    try {
      return { ok: true, module: await withinDeadline(loading) };
    } catch (error) {
      if (arrived.has(key)) return { ok: true, module: await loading };
      brokenRemotes.add(release.name);
      const late =
        error === tooSlow
          ? loading.then(
              () => forgive(release.name),
              () => never,
            )
          : undefined;
      return fail(release, error, late);
    } finally {
      underWay.delete(key);
    }
  }

  async function attempt(release: RemoteRelease, page: string, again: boolean): Promise<PageModule> {
    if (release.unsupported) throw new LoadFailure('incompatible', release.unsupported);
    if (!release.exposes[page]) throw new LoadFailure('missing-page', `${release.name} has no page "${page}"`);
    return world.load(release, page, again);
  }

  function withinDeadline(loading: Promise<PageModule>): Promise<PageModule> {
    return new Promise((resolve, reject) => {
      const callOff = world.after(deadlineMilliseconds, () => reject(tooSlow));
      loading.then(resolve, reject).finally(callOff);
    });
  }

  function forgive(name: string): void {
    brokenRemotes.delete(name);
  }

  function fail(release: RemoteRelease, error: unknown, late?: Promise<void>): PageFailure {
    const { reason, message } = error instanceof LoadFailure ? error : new LoadFailure('crashed', String(error));
    const { name: remote, version } = release;
    return { ok: false, remote, version, reason, detail: message, reference: world.reference(), late };
  }

  return { loadPage };
}

/** What did not come late either is no news. */
const never = new Promise<never>(() => undefined);

const tooSlow = new LoadFailure('slow', `nothing within ${deadlineMilliseconds} ms`);
