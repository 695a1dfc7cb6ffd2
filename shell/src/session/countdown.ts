/** SPEC §9: seconds until the redirect, and the tick. */
export const redirectDelaySeconds = 5;
export const tickMs = 1000;

/**
 * Counts down from {@link redirectDelaySeconds}, telling `onTick` what is left after each second and `onEnd` at zero.
 * Gives what stops it.
 */
export function startCountdown(onTick: (secondsLeft: number) => void, onEnd: () => void): () => void {
  let left = redirectDelaySeconds;
  const timer = setInterval(() => {
    left -= 1;
    onTick(left);
    if (left > 0) return;
    clearInterval(timer);
    onEnd();
  }, tickMs);
  return () => clearInterval(timer);
}
