import { type Build, isolateIncompatible, type RemoteRelease, readBuild, supportedShellFeatures } from 'federation';
import { nextTask } from '../next-task.ts';

/** The releases whose page tables are known. The HTML contains that of the first page; the build file contains all. */
export type PageTables = {
  known: () => readonly RemoteRelease[];
  /** True when all live remotes are known. */
  isComplete: () => boolean;
  /**
   * Loads the tables of the other remotes once. Resolves to false when that failed; a later call tries again. Never
   * rejects.
   */
  load: () => Promise<boolean>;
  onChange: (listener: () => void) => () => void;
};

/**
 * @param fetchBuild fetches `builds/meta/{id}.json`; may reject
 * @param onBuild receives the build before its releases are known
 */
export function createPageTables(
  matched: RemoteRelease | null,
  fetchBuild: () => Promise<unknown>,
  onBuild: (build: Build) => void,
): PageTables {
  let releases: readonly RemoteRelease[] = matched ? [matched] : [];
  let isComplete = false;
  let loading: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();

  async function loadNow(): Promise<boolean> {
    try {
      const json = await fetchBuild();
      await nextTask();
      const build = isolateIncompatible(readBuild(json), supportedShellFeatures);
      await nextTask();
      onBuild(build);
      // This document keeps the release that it started with, and gets only its page table and exposes from the build
      // file.
      releases = Object.values(build.remotes).map((release) =>
        release.name === matched?.name && !matched.unsupported
          ? { ...matched, pages: release.pages, exposes: release.exposes }
          : release,
      );
      isComplete = true;
      for (const listener of listeners) listener();
      return true;
    } catch {
      loading = null;
      return false;
    }
  }

  return {
    known: () => releases,
    isComplete: () => isComplete,
    load() {
      loading ??= loadNow();
      return loading;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
