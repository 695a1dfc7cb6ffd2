import { type Clock, elapsed, type Instant } from './clock.ts';

/** The minimum milliseconds between two probes (H1). */
const probeCooldownMs = 10_000;

/**
 * Wraps `probe`, which asks the server whether the session is over. Concurrent callers share one probe. Within {@link
 * probeCooldownMs} after a probe, no other probe starts.
 */
export function verdictProbe(
  probe: (reason: string) => Promise<void>,
  clock: Clock,
): (reason: string) => Promise<void> {
  let running: Promise<void> | null = null;
  let finishedAt: Instant | null = null;
  return async (reason) => {
    if (!running && finishedAt && elapsed(finishedAt, clock()) < probeCooldownMs) return;
    running ??= probe(reason).finally(() => {
      finishedAt = clock();
      running = null;
    });
    await running;
  };
}
