import type { Tracing } from './tracing.ts';

/** A collector that is down fails every five seconds. One line in ten minutes is enough to notice. */
const quietMs = 600_000;

/** Logs that spans could not be sent to the collector. */
export function exportFailures() {
  let log: Parameters<Tracing['reportTo']>[0] | undefined;
  let quietUntil = 0;
  return {
    reportTo(target: NonNullable<typeof log>) {
      log = target;
    },
    add(err: unknown) {
      if (!log || performance.now() < quietUntil) return;
      quietUntil = performance.now() + quietMs;
      log.warn({ err }, 'traces cannot be sent to the collector, so some are lost');
    },
  };
}
