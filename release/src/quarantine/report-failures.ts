/** How often a failure that lasts is reported again. */
const reportEveryMs = 600_000;

/** How long the check must work before it is reported: a failure that comes and goes is one failure. */
const worksAfterMs = 60_000;

/** At most so many messages are reported in ten minutes, also when each failure has another one. */
const maxMessages = 10;

export type FailureReports = {
  say: (line: string) => void;
  /** How often the caller calls the check. */
  everyMs: number;
  clock?: () => number;
};

/**
 * Returns the check as a function that never rejects. It reports a failure at once, and again every ten minutes while
 * its message is the same. When the check has worked for a minute, it reports that too.
 */
export function reportFailures(
  check: () => Promise<void>,
  { say, everyMs, clock = () => performance.now() }: FailureReports,
): () => Promise<void> {
  /** When each message was reported. Empty while the check works. */
  const reportedAt = new Map<string, number>();
  let worksSince: number | null = null;

  const report = (error: unknown) => {
    const message = error instanceof Error ? error.message : `${error}`;
    for (const [known, at] of reportedAt) if (clock() - at >= reportEveryMs) reportedAt.delete(known);
    if (reportedAt.has(message) || reportedAt.size >= maxMessages) return;
    reportedAt.set(message, clock());
    const problem = `cannot check the releases in their store: ${message.replace(/\.+$/, '')}`;
    say(`release watch: ${problem}. It tries again every ${everyMs / 1000} seconds.`);
  };
  return async () => {
    try {
      await check();
    } catch (error) {
      worksSince = null;
      report(error);
      return;
    }
    worksSince ??= clock();
    if (reportedAt.size === 0 || clock() - worksSince < worksAfterMs) return;
    reportedAt.clear();
    say('release watch: the releases in their store can be checked again');
  };
}
