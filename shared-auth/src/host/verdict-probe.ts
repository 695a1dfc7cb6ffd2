import { type Clock, type Instant, passed } from './clock.ts';

/** After a probe that found the session alive, or found nobody to ask, suspicions rest for this long (RELIABILITY H1). */
export const probeCooldownMs = 10_000;

/** One probe for any number of suspicions, and none within the cool-down. `ask` looks at the session and ends it if it is gone. */
export function verdictProbe(ask: (reason: string) => Promise<void>, clock: Clock): (reason: string) => Promise<void> {
  let asking: Promise<void> | null = null;
  let askedAt: Instant | null = null;
  return async (reason) => {
    if (!asking && askedAt && passed(askedAt, clock()) < probeCooldownMs) return;
    asking ??= ask(reason).finally(() => {
      askedAt = clock();
      asking = null;
    });
    await asking;
  };
}
