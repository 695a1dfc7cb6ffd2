import type { BuildWatch } from './watch-build.ts';

/** Decides whether the next navigation loads the whole document, so that the tab gets the build that is live now. */
export type FullLoad = {
  /**
   * Returns true when this navigation must load the whole document. Call it only once for each navigation, because it
   * counts as a reload.
   */
  claim: () => boolean;
  /**
   * Returns true while the page offers a new build: there is unsaved work, or a request that was still saving prevented
   * a load (H9). Returns false after the user hides the notice.
   */
  isOffered: () => boolean;
  /**
   * Hides the notice about the new build in this document. A later navigation without unsaved work still loads the new
   * build.
   */
  dismiss: () => void;
  onChange: (listener: () => void) => () => void;
};

export type FullLoadPorts = {
  watch: Pick<BuildWatch, 'isStale'>;
  isBusy: () => boolean;
  hasUnsavedWork: () => boolean;
  mayReload: () => boolean;
  /**
   * Calls the listener when a new build is live and when unsaved work changes. Returns a function that removes the
   * listener.
   */
  onChange: (listener: () => void) => () => void;
};

/**
 * Creates the object that decides which navigations load a new build: the next one without unsaved work or a running
 * save, but at most one in ten seconds (SPEC §9, b.64).
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
