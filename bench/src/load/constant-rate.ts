import { setTimeout as wait } from 'node:timers/promises';
import type { TimedResponse } from './minutes.ts';

/** A request of the load. `expected` is the status of a success. */
export type LoadRequest = { name: string; path: string; init?: RequestInit; expected: number };

export type Outcome = { responses: TimedResponse[]; errors: string[] };

/** A response that takes longer counts as an error. */
const timeoutMs = 30_000;

/**
 * Sends requests at a constant rate, whether earlier ones have been answered or not, as visitors do. A load that waits
 * for responses would send less to a slow site and hide that it is slow.
 * @param next returns the next request
 */
export async function sendAtConstantRate(
  site: string,
  next: () => LoadRequest,
  { perSecond, minutes }: { perSecond: number; minutes: number },
): Promise<Outcome> {
  const outcome: Outcome = { responses: [], errors: [] };
  const started = performance.now();
  const running = new Set<Promise<void>>();
  const count = perSecond * 60 * minutes;
  for (let index = 0; index < count; index += 1) {
    await wait(Math.max(0, started + (index * 1_000) / perSecond - performance.now()));
    const one = sendOne(site, next(), started, outcome).finally(() => running.delete(one));
    running.add(one);
  }
  await Promise.all(running);
  return outcome;
}

async function sendOne(site: string, request: LoadRequest, started: number, outcome: Outcome): Promise<void> {
  const sent = performance.now();
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(site + request.path, { ...request.init, redirect: 'manual', signal });
    const text = await response.text();
    if (response.status === request.expected) {
      outcome.responses.push({ at: sent - started, took: performance.now() - sent });
    } else {
      outcome.errors.push(`${request.name}: ${response.status} ${text.slice(0, 200)}`);
    }
  } catch (error) {
    outcome.errors.push(`${request.name}: ${error instanceof Error ? error.message : error}`);
  }
}
