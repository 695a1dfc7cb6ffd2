import { healthToken, type ReleaseHealth, type RenderTime, releaseHealth } from 'federation/release-health';
import type { VisitCount } from './is-harmful.ts';

/** What all gateways counted, by release such as `remote-checkout@1.4.0`. */
export type Health = { counts: ReadonlyMap<string, VisitCount>; renderTimes: RenderTime[]; problems: string[] };

const timeoutMs = 3_000;

/** Reads what the gateways counted. A gateway that does not respond does not count. */
export async function readHealth(gateways: readonly string[], key: string): Promise<Health> {
  const read = await Promise.all(
    gateways.map((gateway) =>
      readGateway(gateway, key).catch((error: unknown) => ({
        problem: `${gateway}: ${error instanceof Error ? error.message : error}`,
      })),
    ),
  );
  const healths = read.filter((one) => 'releases' in one);
  return {
    counts: mergeHealth(healths),
    renderTimes: healths.flatMap(({ renderTimes = [] }) => renderTimes),
    problems: read.flatMap((one) => ('problem' in one ? [one.problem] : [])),
  };
}

/**
 * Adds up what several gateways counted. A network at which a release failed counts once, whichever gateways it used,
 * so that an attacker does not count once per gateway.
 */
export function mergeHealth(healths: readonly ReleaseHealth[]): Map<string, VisitCount> {
  const merged = new Map<string, { visitors: number; failed: Set<string> }>();
  for (const { name, version, visitors, failed } of healths.flatMap(({ releases }) => releases)) {
    const one = merged.get(`${name}@${version}`) ?? { visitors: 0, failed: new Set<string>() };
    merged.set(`${name}@${version}`, {
      visitors: one.visitors + visitors,
      failed: new Set([...one.failed, ...failed]),
    });
  }
  return new Map([...merged].map(([target, { visitors, failed }]) => [target, { visitors, failed: failed.size }]));
}

async function readGateway(gateway: string, key: string): Promise<ReleaseHealth> {
  const response = await fetch(`${gateway}/builds/health`, {
    headers: { authorization: `Bearer ${healthToken(key)}` },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`it responded with ${response.status}: ${(await response.text()).trim()}`);
  return releaseHealth.parse(await response.json());
}
