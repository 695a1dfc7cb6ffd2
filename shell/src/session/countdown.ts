/** The number of seconds for which the session-expired modal is shown before the redirect (SPEC §9). */
export const redirectDelaySeconds = 5;
export const tickMs = 1000;

/**
 * Starts a countdown from {@link redirectDelaySeconds}. Calls `onTick` every second with the number of seconds left,
 * and `onEnd` at zero. Returns a function that stops the countdown.
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
