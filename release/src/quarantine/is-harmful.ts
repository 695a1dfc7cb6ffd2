/** At how many networks a release was opened, and at how many of them it failed. */
export type VisitCount = { visitors: number; failed: number };

/** A release is compared when it was opened at this many networks. So is the one before: fewer say nothing about it. */
export const minVisitors = 20;
/** How many times the failure share of the release before is too much. */
export const maxFactor = 5;
/** The share that the release before has at least. Without it, one failure would be infinitely more than none. */
export const minShareBefore = 0.01;

/**
 * Returns true when a release fails at least five times as often as the one before. That one counts as if it had failed
 * at 1 % of its visitors, and at least once in as many visits as the new release had. So at least five networks and 5 %
 * of the visitors must have failed.
 * @param before null when nothing is known about the release before
 */
export function isHarmful({ visitors, failed }: VisitCount, before: VisitCount | null): boolean {
  if (visitors < minVisitors) return false;
  const isKnown = before !== null && before.visitors >= minVisitors;
  const shareBefore = Math.max(isKnown ? before.failed / before.visitors : 0, minShareBefore, 1 / visitors);
  // Multiplied, because quotients of whole numbers are not exact.
  return failed >= maxFactor * shareBefore * visitors - 1e-9;
}
