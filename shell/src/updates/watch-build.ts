import { latestBuild } from 'federation';

/** Raised on `window` when another build than this document's is live; `detail` is its id. */
export const newBuildEvent = 'verandah:new-build';

export type BuildWatch = {
  isStale: () => boolean;
  /** Looks now, out of turn; true when another build is live. Never rejects. */
  look: () => Promise<boolean>;
  stop: () => void;
};

/** What the watch needs of the browser. */
export type BuildWatchPorts = {
  fetchLatest: () => Promise<unknown>;
  raise: (id: string) => void;
  /** Calls back once after so many milliseconds; gives what calls it off. */
  after: (work: () => void, ms: number) => () => void;
  random: () => number;
  isHidden: () => boolean;
  /** Calls back when the tab is shown; gives what stops it. */
  onShown: (listener: () => void) => () => void;
};

/** Tabs that were opened together do not ask together: a tenth of the interval earlier or later. */
const jitter = 0.1;
/** A browser's timer that is set longer than this fires at once. */
const longestTimerMs = 2_147_483_647;

/**
 * Looks at `builds/latest.json` about every so many minutes (SPEC §9: 60), in a hidden tab not before it is shown again. No
 * answer, a strange one, one that never comes and the same id mean nothing (RELIABILITY b.77): the next look is on time.
 */
export function watchBuild(buildId: string, minutes: number, ports: BuildWatchPorts): BuildWatch {
  let stale = false;
  let missed = false;
  let callOff = () => {};
  const stopListening = ports.onShown(() => {
    if (missed) turn();
  });
  schedule();

  function schedule(): void {
    const ms = minutes * 60_000 * (1 - jitter + 2 * jitter * ports.random());
    callOff = ports.after(turn, Math.min(ms, longestTimerMs));
  }

  function turn(): void {
    missed = ports.isHidden();
    if (missed) return;
    schedule();
    void look();
  }

  async function look(): Promise<boolean> {
    if (stale) return true;
    const answer = latestBuild.safeParse(await ports.fetchLatest().catch(() => null));
    if (stale || !answer.success || ['', buildId].includes(answer.data.id)) return stale;
    stale = true;
    stop();
    ports.raise(answer.data.id);
    return true;
  }

  function stop(): void {
    callOff();
    stopListening();
  }
  return { isStale: () => stale, look, stop };
}
