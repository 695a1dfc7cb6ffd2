import type { Visit } from 'federation';
import { flushDrafts, isBusy, onUnsavedWorkChange, unsavedWork } from 'shared-platform/host';
import { whenIdle } from '../background/when-idle.ts';
import { fetchJson } from '../page-context/fetch-json.ts';
import { chunkRecovery, isChunkError } from './chunk-error.ts';
import { createFullLoad, type FullLoad } from './full-load.ts';
import { createReloadGuard } from './reload-guard.ts';
import { newBuildEvent, watchBuild } from './watch-build.ts';

export type Updates = {
  fullLoad: FullLoad;
  /**
   * Call it when files of this document's build could not be loaded. Reloads the page if a new build is live and there
   * is no unsaved work.
   */
  reloadForNewBuild: () => Promise<void>;
  /** Calls `reloadForNewBuild` when the error shows that a chunk could not be loaded. Ignores other errors. */
  recoverFrom: (error: unknown) => void;
};

/** Starts to look for new builds. */
export function startUpdates(document: Document, { buildId, trust, config }: Visit, reload: () => void): Updates {
  const watch = watchBuild(buildId, config.buildPollMinutes, {
    fetchLatest: () => fetchJson('/builds/latest.json'),
    // Without the code of the check, a full load gets what the gateway has verified.
    isTrusted: (id) =>
      import('./later-updates.ts').then(
        ({ verifyNextBuild }) => verifyNextBuild(id, trust),
        () => true,
      ),
    dispatch: (id) => dispatchEvent(new CustomEvent(newBuildEvent, { detail: id })),
    setTimer(callback, ms) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    isHidden: () => document.hidden,
    onShown: (listener) => listen(document, 'visibilitychange', listener),
  });
  const { buildEventsPath } = config;
  if (buildEventsPath) {
    whenIdle(
      // Ignores a failed download: the poll remains.
      () =>
        import('./later-updates.ts')
          .then(({ startBuildEvents }) => startBuildEvents(document, buildEventsPath, buildId, watch))
          .catch(() => {}),
      { afterLoadMs: 5000 },
    );
  }
  const mayReload = createReloadGuard(() => sessionStorage, Date.now);
  const fullLoad = createFullLoad({
    watch,
    isBusy,
    hasUnsavedWork: () => unsavedWork().length > 0,
    mayReload,
    onChange(listener) {
      const stops = [listen(window, newBuildEvent, listener), onUnsavedWorkChange(listener)];
      return () => stops.forEach((stop) => void stop());
    },
  });
  const reloadForNewBuild = chunkRecovery({ checkNow: watch.checkNow, flushDrafts, isBusy, mayReload, reload });
  const recoverFrom = (error: unknown) => void (isChunkError(error) && reloadForNewBuild());
  addEventListener('error', ({ error, message }) => recoverFrom(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => recoverFrom(reason));
  return { fullLoad, reloadForNewBuild, recoverFrom };
}

function listen(target: EventTarget, name: string, listener: () => void): () => void {
  target.addEventListener(name, listener);
  return () => target.removeEventListener(name, listener);
}
