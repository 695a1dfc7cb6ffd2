/** How long a problem must be away before it is over: one that comes and goes is one problem. */
const overAfterMs = 60_000;

/**
 * Returns a function that gets the problems that gateways have at the moment. It reports each of them once, and that it
 * is over when it has been away for a minute.
 */
export function reportProblems(say: (line: string) => void, clock: () => Date): (problems: readonly string[]) => void {
  const lastSeen = new Map<string, number>();
  return (problems) => {
    const now = clock().getTime();
    for (const problem of problems) {
      if (!lastSeen.has(problem)) say(`release watch: ${problem}`);
      lastSeen.set(problem, now);
    }
    for (const [problem, at] of lastSeen) {
      if (now - at < overAfterMs) continue;
      lastSeen.delete(problem);
      say(`release watch: no longer: ${problem}`);
    }
  };
}
