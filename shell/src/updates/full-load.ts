import type { BuildWatch } from './watch-build.ts';

/** Decides whether the next navigation loads the whole document, so that the tab gets the build that is live now. */
export type FullLoad = {
  /** True when this navigation must be a full page load. Call it once per navigation: it counts the reload. */
  claim: () => boolean;
  /**
   * True while a new build is live and the page may not load it by itself, because of unsaved work or a write in flight
   * (H9).
   */
  isOffered: () => boolean;
  /** Hides the offer of the new build in this document. A navigation without unsaved work still loads the new build. */
  dismiss: () => void;
  onChange: (listener: () => void) => () => void;
};

export type FullLoadPorts = {
  watch: Pick<BuildWatch, 'isStale'>;
  isBusy: () => boolean;
  hasUnsavedWork: () => boolean;
  mayReload: () => boolean;
  /** Calls back when a new build is live and when unsaved work changes. */
  onChange: (listener: () => void) => () => void;
};

/**
 * Creates the rule that loads a new build at the next navigation without unsaved work, at most once in ten seconds
 * (SPEC §9, b.64).
 */
export function createFullLoad({
  watch,
  isBusy,
  hasUnsavedWork,
  mayReload,
  onChange: onNews,
}: FullLoadPorts): FullLoad {
  let isPostponed = false;
  let isDismissed = false;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    claim() {
      if (!watch.isStale()) return false;
      if (!isBusy()) return mayReload();
      isPostponed = true;
      notify();
      return false;
    },
    isOffered: () => !isDismissed && watch.isStale() && (isPostponed || hasUnsavedWork()),
    dismiss() {
      isDismissed = true;
      notify();
    },
    onChange(listener) {
      listeners.add(listener);
      const stop = onNews(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
