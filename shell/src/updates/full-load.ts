import type { BuildWatch } from './watch-build.ts';

/** When a new build replaces this document, and who is told that it waits. */
export type FullLoad = {
  /** True when the next navigation shall be a full load; the reload guard has then been told. */
  wanted: () => boolean;
  /** True while a new build is live that a full load may cost something for: unsaved work, or a write in flight (H9). */
  isHeldBack: () => boolean;
  /** Not to be offered again in this document; a navigation without unsaved work still takes it. */
  later: () => void;
  onChange: (listener: () => void) => () => void;
};

export type FullLoadPorts = {
  watch: Pick<BuildWatch, 'isStale'>;
  isBusy: () => boolean;
  hasUnsavedWork: () => boolean;
  mayReload: () => boolean;
  /** Calls back when a new build was found; and when unsaved work comes or goes. */
  onNews: (listener: () => void) => () => void;
};

/** SPEC §9 and RELIABILITY b.64: at the next clean navigation, once in ten seconds. */
export function createFullLoad({ watch, isBusy, hasUnsavedWork, mayReload, onNews }: FullLoadPorts): FullLoad {
  let refused = false;
  let put = false;
  const listeners = new Set<() => void>();
  const announce = () => {
    for (const listener of listeners) listener();
  };
  return {
    wanted() {
      if (!watch.isStale()) return false;
      if (!isBusy()) return mayReload();
      refused = true;
      announce();
      return false;
    },
    isHeldBack: () => !put && watch.isStale() && (refused || hasUnsavedWork()),
    later() {
      put = true;
      announce();
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
