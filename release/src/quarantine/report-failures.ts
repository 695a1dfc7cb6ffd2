/** How often a failure that lasts is reported again. */
const reportEveryMs = 600_000;

/**
 * Returns the check as a function that never rejects. It reports a failure once, again every ten minutes while it
 * lasts, and when the check works again.
 */
export function reportFailures(
  check: () => Promise<void>,
  say: (line: string) => void,
  clock: () => number = () => performance.now(),
): () => Promise<void> {
  let reportedAt: number | null = null;
  return async () => {
    try {
      await check();
    } catch (error) {
      if (reportedAt !== null && clock() - reportedAt < reportEveryMs) return;
      reportedAt = clock();
      const message = error instanceof Error ? error.message : `${error}`;
      say(`release watch: ${message.replace(/\.+$/, '')}. It tries again every 2 seconds.`);
      return;
    }
    if (reportedAt !== null) say('release watch: it works again');
    reportedAt = null;
  };
}
