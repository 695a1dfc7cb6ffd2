/** SPEC §9; milliseconds and pixels. */
export const tooltipShowDelay = 200;
export const popoverDistance = 5;
export const preventShowMs = 300;
export const tapMovement = 20;

export type Point = { x: number; y: number };

/** Whether a touch was a tap: it moved less than 20 px (SPEC §9). */
export const isTap = (from: Point, to: Point): boolean => Math.hypot(to.x - from.x, to.y - from.y) < tapMovement;

/** After everything was closed at once nothing shows for 300 ms (SPEC §9). */
export function createShowGate(now: () => number): { closedAll: () => void; mayShow: () => boolean } {
  let closedAt = Number.NEGATIVE_INFINITY;
  return {
    closedAll() {
      closedAt = now();
    },
    mayShow: () => now() - closedAt >= preventShowMs,
  };
}
