import { type Clock, elapsed, type Instant } from './clock.ts';

/** After a probe, further suspicions are ignored for this long (H1). */
const probeCooldownMs = 10_000;

/** Wraps `probe` so that concurrent suspicions share one probe and none follows within {@link probeCooldownMs}. */
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
