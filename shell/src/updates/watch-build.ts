import { latestBuild } from 'federation';

/** The event that is dispatched on `window` when a new build is live. Its `detail` is the id of the new build. */
export const newBuildEvent = 'verandah:new-build';

export type BuildWatch = {
  isStale: () => boolean;
  /** Checks for a new build now. Resolves to true when the live build is not this document's. Never rejects. */
  checkNow: () => Promise<boolean>;
  stop: () => void;
};

/** The functions of the browser that `watchBuild` uses. */
export type BuildWatchPorts = {
  fetchLatest: () => Promise<unknown>;
  /** Returns true when the build with this id is signed and newer. Never rejects. */
  isTrusted: (id: string) => Promise<boolean>;
  dispatch: (id: string) => void;
  /** Returns a function that cancels the timer. */
  setTimer: (work: () => void, ms: number) => () => void;
  random: () => number;
  isHidden: () => boolean;
  /** Calls the listener when the tab becomes visible. Returns a function that removes the listener. */
  onShown: (listener: () => void) => () => void;
};

/**
 * Each interval is random: up to 10 % shorter or longer. So tabs that were opened at the same time do not all poll at
 * the same time.
 */
const jitter = 0.1;
/** The maximum delay of `setTimeout`. A longer delay would be treated as 0. */
const maxTimerMs = 2_147_483_647;

/**
 * Polls `builds/latest.json` for a new build, every 60 minutes by default (SPEC §9). A hidden tab waits until it
 * becomes visible. A response that fails, hangs or is invalid is ignored, and the next poll is not delayed (b.77). So
 * is a build that is not trusted: the page stays with its own.
 */
export function watchBuild(buildId: string, minutes: number, ports: BuildWatchPorts): BuildWatch {
  let stale = false;
  let isPollMissed = false;
  let cancelTimer = () => {};
  const stopListening = ports.onShown(() => {
    if (isPollMissed) poll();
  });
  schedule();

  function schedule(): void {
    const ms = minutes * 60_000 * (1 - jitter + 2 * jitter * ports.random());
    cancelTimer = ports.setTimer(poll, Math.min(ms, maxTimerMs));
  }

  function poll(): void {
    isPollMissed = ports.isHidden();
    if (isPollMissed) return;
    schedule();
    void look();
  }

  async function look(): Promise<boolean> {
    if (stale) return true;
    const latest = latestBuild.safeParse(await ports.fetchLatest().catch(() => null));
    const id = latest.data?.id;
    if (!id || id === buildId || !(await ports.isTrusted(id)) || stale) return stale;
    stale = true;
    stop();
    ports.dispatch(id);
    return true;
  }

  function stop(): void {
    cancelTimer();
    stopListening();
  }
  return { isStale: () => stale, checkNow: look, stop };
}
