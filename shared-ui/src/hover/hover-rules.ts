/** Delays in milliseconds and distances in pixels (SPEC §9). */
export const tooltipShowDelay = 200;
export const popoverDistance = 5;
export const preventShowMs = 300;
export const tapMovement = 20;

export type Point = { x: number; y: number };

/** True if a touch moved less than 20 px between its start and its end (SPEC §9). */
export const isTap = (from: Point, to: Point): boolean => Math.hypot(to.x - from.x, to.y - from.y) < tapMovement;

/**
 * Returns a gate for new tooltips. Call `closedAll` when all tooltips were closed: `mayShow` then returns false for 300
 * ms (SPEC §9).
 */
export function createShowGate(now: () => number): { closedAll: () => void; mayShow: () => boolean } {
  let closedAt = Number.NEGATIVE_INFINITY;
  return {
    closedAll() {
      closedAt = now();
    },
    mayShow: () => now() - closedAt >= preventShowMs,
  };
}
