import type { Instant } from './clock.ts';
import { maxChunkMs } from './long-timeout.ts';

/** Clocks that drift apart by more than this were set, or one stood still. */
const maxDriftMs = 5_000;
/** A timer of ours runs at least every {@link maxChunkMs}; a throttled tab is a minute late at most. */
const maxGapMs = maxChunkMs + 90_000;

/** True when this tab may have slept or been frozen, or a clock was set, since it last looked: what it knows may be old. */
export function hasClockJumped(lastLook: Instant, now: Instant): boolean {
  const wall = now.wall - lastLook.wall;
  const monotonic = now.monotonic - lastLook.monotonic;
  return Math.abs(wall - monotonic) > maxDriftMs || Math.max(wall, monotonic) > maxGapMs;
}
