/** One instant, read from two clocks. The wall clock can be set; the monotonic clock may stop while a laptop sleeps. */
export type Instant = { wall: number; monotonic: number };

/** Returns the current instant. Tests pass their own clock, so that they can change the time. */
export type Clock = () => Instant;

/** Returns the milliseconds between two instants: the larger difference of the two clocks, never negative. */
export function elapsed(from: Instant, to: Instant): number {
  return Math.max(0, to.wall - from.wall, to.monotonic - from.monotonic);
}

/** Runs `work` after `ms` milliseconds and returns a function that cancels it. Tests pass their own timer. */
export type SetTimer = (work: () => void, ms: number) => () => void;

/**
 * The longest timer that the session sets, in milliseconds. `setTimeout` overflows at 24.8 days and stops while a
 * laptop sleeps. So for a longer time the session sets one timer after another and checks the clock each time.
 */
export const maxTimerMs = 5 * 60_000;

/**
 * Since the last check, both clocks should have advanced by the same time. When they differ by more than this, one of
 * them was set or stopped.
 */
const maxDriftMs = 5_000;
/**
 * When two checks are further apart than this, the tab was probably frozen. The timer checks every {@link maxTimerMs}
 * or more often, and the browser may delay the timers of a background tab by a minute.
 */
const maxGapMs = maxTimerMs + 90_000;

/** Returns true when the tab may have slept or been frozen, or a clock was set, since the last check. */
export function hasClockJumped(lastCheck: Instant, now: Instant): boolean {
  const wall = now.wall - lastCheck.wall;
  const monotonic = now.monotonic - lastCheck.monotonic;
  return Math.abs(wall - monotonic) > maxDriftMs || Math.max(wall, monotonic) > maxGapMs;
}

/** The clock of the browser: `Date.now()` and `performance.now()`, in milliseconds. */
export const browserClock: Clock = () => ({ wall: Date.now(), monotonic: performance.now() });

/** `setTimeout` as a {@link SetTimer}. */
export const browserTimer: SetTimer = (work, ms) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};
