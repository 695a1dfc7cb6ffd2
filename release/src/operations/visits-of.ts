import type { LiveRelease } from 'shared-contract/operations/releases';
import type { Health } from '../quarantine/read-health.ts';

/** Returns what the gateways counted of a release, such as `remote-checkout@1.4.0`. */
export function visitsOf(counts: Health['counts'], release: string): Pick<LiveRelease, 'opened' | 'failed'> {
  const { visitors = 0, failed = 0 } = counts.get(release) ?? {};
  return { opened: visitors, failed };
}
