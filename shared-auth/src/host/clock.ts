/** An instant on both clocks: the wall clock may be set, the monotonic one may stand still while a laptop sleeps. */
export type Instant = { wall: number; monotonic: number };

export type Clock = () => Instant;

/** Milliseconds passed between two instants: the larger of both clocks, never negative (DESIGN §6). */
export function passed(from: Instant, to: Instant): number {
  return Math.max(0, to.wall - from.wall, to.monotonic - from.monotonic);
}

export const browserClock: Clock = () => ({ wall: Date.now(), monotonic: performance.now() });
