import { latestBuild } from 'federation';

/** Dispatched on `window` when a build other than this document's is live; `detail` is the id of that build. */
export const newBuildEvent = 'verandah:new-build';

export type BuildWatch = {
  isStale: () => boolean;
  /** Checks now; resolves to true when another build is live. Never rejects. */
  checkNow: () => Promise<boolean>;
  stop: () => void;
};

/** What the watch needs from the browser. */
export type BuildWatchPorts = {
  fetchLatest: () => Promise<unknown>;
  dispatch: (id: string) => void;
  /** Returns a function that cancels the timer. */
  setTimer: (work: () => void, ms: number) => () => void;
  random: () => number;
  isHidden: () => boolean;
  /** Calls back when the tab becomes visible. Returns a function that removes the listener. */
  onShown: (listener: () => void) => () => void;
};

/** Each interval is up to a tenth shorter or longer, so that tabs that were opened together do not poll together. */
const jitter = 0.1;
/** The longest delay that `setTimeout` supports; a longer one fires at once. */
const maxTimerMs = 2_147_483_647;

/**
 * Polls `builds/latest.json` (SPEC §9: every 60 minutes). A hidden tab polls when it becomes visible. A failed, invalid
 * or hanging response changes nothing and does not delay the next poll (b.77).
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
    if (stale || !latest.success || ['', buildId].includes(latest.data.id)) return stale;
    stale = true;
    stop();
    ports.dispatch(latest.data.id);
    return true;
  }

  function stop(): void {
    cancelTimer();
    stopListening();
  }
  return { isStale: () => stale, checkNow: look, stop };
}
