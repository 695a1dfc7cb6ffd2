import {
  type Build,
  isolateIncompatible,
  type RemoteRelease,
  readBuild,
  supportedShellFeatures,
  type Visit,
} from 'federation';
import { NetworkFailure } from 'shared-api';
import { nextTask } from '../next-task.ts';
import { withTimeout } from '../with-timeout.ts';
import { BuildTableError } from './build-table-error.ts';

/** How long a navigation waits for the page tables (b.19). */
export const tablesTimeoutMs = 2500;

/**
 * The releases of remotes whose page tables have been loaded. At the start this is only the remote of the first page,
 * from the HTML. `load` adds all others from the build file.
 */
export type PageTables = {
  known: () => readonly RemoteRelease[];
  /** Returns true when the page tables of all live remotes are loaded. */
  isComplete: () => boolean;
  /**
   * Loads the page tables of the other remotes, once. Resolves to false when that failed; the next call then tries
   * again. Never rejects.
   */
  load: () => Promise<boolean>;
  /**
   * Like `load`, but resolves to false after 2.5 s. The next call then starts another attempt. Tables that arrive later
   * are used, and listeners are called.
   */
  loadInTime: () => Promise<boolean>;
  /** Returns why the last load failed; null when none has. */
  failure: () => unknown;
  /** Calls the listener after each load, whether it has succeeded or failed. */
  onChange: (listener: () => void) => () => void;
};

/**
 * Creates the page tables.
 * @param fetchBuild fetches `builds/meta/{id}.json`; may reject
 * @param onBuild receives the build before its releases are added
 */
export function createPageTables(
  { matched, buildId }: Pick<Visit, 'matched' | 'buildId'>,
  fetchBuild: () => Promise<unknown>,
  onBuild: (build: Build) => void,
): PageTables {
  let releases: readonly RemoteRelease[] = matched ? [matched] : [];
  let isComplete = false;
  let loading: Promise<boolean> | null = null;
  let failure: unknown = null;
  const listeners = new Set<() => void>();

  async function loadNow(): Promise<boolean> {
    try {
      const json = await fetchBuild();
      await nextTask();
      const build = isolateIncompatible(parseBuild(json, buildId), supportedShellFeatures);
      await nextTask();
      // A slow attempt can end after the next one.
      if (isComplete) return true;
      onBuild(build);
      // The first page's remote stays at the release that this document started with. Only its complete page table and
      // its list of pages' files come from the build file.
      releases = Object.values(build.remotes).map((release) =>
        release.name === matched?.name && !matched.unsupported
          ? { ...matched, pages: release.pages, exposes: release.exposes }
          : release,
      );
      isComplete = true;
      notify();
    } catch (error) {
      fail(error);
    }
    return isComplete;
  }

  function fail(error: unknown): void {
    if (isComplete) return;
    failure = error;
    loading = null;
    notify();
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function load(): Promise<boolean> {
    loading ??= loadNow();
    return loading;
  }

  return {
    known: () => releases,
    isComplete: () => isComplete,
    load,
    async loadInTime() {
      if ((await withTimeout(load(), tablesTimeoutMs, null)) === null) fail(new NetworkFailure('time-out'));
      return isComplete;
    },
    failure: () => failure,
    onChange(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function parseBuild(json: unknown, id: string): Build {
  try {
    return readBuild(json, id);
  } catch (cause) {
    throw new BuildTableError(`builds/meta/${id}.json is invalid: ${String(cause)}`, { cause });
  }
}
