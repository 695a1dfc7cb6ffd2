import type { Instant } from './clock.ts';
import { longestChunkMs } from './long-timer.ts';

/** Clocks that drift apart by more than this were set, or one stood still. */
const longestDriftMs = 5_000;
/** A timer of ours runs at least every {@link longestChunkMs}; a throttled tab is a minute late at most. */
const longestSilenceMs = longestChunkMs + 90_000;

/** True when this tab may have slept or been frozen, or a clock was set, since it last looked: what it knows may be old. */
export function isDoubtful(lastLook: Instant, now: Instant): boolean {
  const wall = now.wall - lastLook.wall;
  const monotonic = now.monotonic - lastLook.monotonic;
  return Math.abs(wall - monotonic) > longestDriftMs || Math.max(wall, monotonic) > longestSilenceMs;
}
