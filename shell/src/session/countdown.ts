/** Seconds between the session-expired modal and the redirect (SPEC §9). */
export const redirectDelaySeconds = 5;
export const tickMs = 1000;

/**
 * Counts down from {@link redirectDelaySeconds}: calls `onTick` with the seconds left after each second, and `onEnd` at
 * zero. Returns a function that stops the countdown.
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
