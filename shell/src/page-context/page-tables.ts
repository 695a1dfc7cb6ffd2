import { type Build, isolateIncompatible, type RemoteRelease, readBuild, supportedFeatures } from 'federation';

/** The releases as far as their pages are known: the page asked for at once, all of them when the build has come. */
export type PageTables = {
  known: () => readonly RemoteRelease[];
  /** True once every live remote is known. */
  whole: () => boolean;
  /** Gets the rest, once; false when it could not be had now. Never rejects. */
  load: () => Promise<boolean>;
  onChange: (listener: () => void) => () => void;
};

/**
 * @param fetchBuild answers `builds/meta/{id}.json`; throws when there is no answer
 * @param learn told of the whole build before anybody uses it
 */
export function createPageTables(
  matched: RemoteRelease | null,
  fetchBuild: () => Promise<unknown>,
  learn: (build: Build) => void,
): PageTables {
  let releases: readonly RemoteRelease[] = matched ? [matched] : [];
  let complete = false;
  let loading: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();

  async function loadNow(): Promise<boolean> {
    try {
      const whole = isolateIncompatible(readBuild(await fetchBuild()), supportedFeatures);
      learn(whole);
      // The release this visit began with stays, whatever the build says.
      releases = Object.values(whole.remotes).map((release) =>
        release.name === matched?.name && !matched.unsupported
          ? { ...matched, pages: release.pages, exposes: release.exposes }
          : release,
      );
      complete = true;
      for (const listener of listeners) listener();
      return true;
    } catch {
      loading = null;
      return false;
    }
  }

  return {
    known: () => releases,
    whole: () => complete,
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
