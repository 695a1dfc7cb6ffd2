import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { freePorts } from 'site/testing';
import { type Benchmark, median } from '../benchmark.ts';
import { type Outcome, sendAtConstantRate } from '../load/constant-rate.ts';
import { findSubjects } from '../load/find-subjects.ts';
import { p99OfMinutes } from '../load/minutes.ts';
import { mixOf } from '../load/mix.ts';
import { proportionalMegabytes } from '../process/proportional-memory.ts';
import { startAsUser, stop } from '../process/start-as-user.ts';
import { randomOf } from '../random.ts';

/** BENCH_MINUTES is for trying the benchmark out. */
const minutes = Number(process.env.BENCH_MINUTES ?? 30);
const perSecond = 20;
/** The rates that one address may have, and a session that lasts as long as the load. */
const settings = { ENQUIRIES_PER_HOUR: '1000000', ACCESS_TOKEN_SECONDS: String((minutes + 10) * 60) };

export const benchmark: Benchmark = {
  about: `${minutes} minutes of mixed load at a constant ${perSecond} requests per second (src/load/mix.ts: pages, searches, pictures, owners’ reads, enquiries, receipts) on a site as \`pnpm start\` runs it: errors, the worst minute’s p99 over the first minute’s, and memory of all processes in the last fifth over the second fifth`,
  async run({ say, browser }) {
    const data = await mkdtemp(join(tmpdir(), 'verandah-load-'));
    const ports = await freePorts(5);
    const url = `http://localhost:${ports[0]}`;
    const megabytes: number[] = [];
    try {
      const { site } = await startAsUser(data, ports, settings);
      const watch = setInterval(
        () => void proportionalMegabytes(site.pid ?? 0).then((one) => megabytes.push(one)),
        10_000,
      );
      const { responses, errors } = await sendLoad(url, await browser()).finally(async () => {
        clearInterval(watch);
        await stop(site);
      });
      for (const error of errors.slice(0, 20)) say(error);
      const p99 = p99OfMinutes(responses, minutes);
      const [first = Number.NaN] = p99;
      const fifth = Math.floor(megabytes.length / 5);
      const [early, late] = [median(megabytes.slice(fifth, 2 * fifth)), median(megabytes.slice(-fifth))];
      say(`p99 by minute, in ms: ${p99.map(Math.round).join(' ')}`);
      say(`memory by 10 s, in MB: ${megabytes.map(Math.round).join(' ')}`);
      return [
        { name: 'errors', value: errors.length, unit: 'requests', limit: 0 },
        { name: 'responses', value: responses.length, unit: 'requests' },
        { name: 'p99 of the first minute', value: first, unit: 'ms' },
        {
          name: 'p99 of the worst minute over that of the first',
          value: Math.max(...p99) / first,
          unit: '×',
          limit: 2,
        },
        { name: 'memory of the last fifth over the second fifth', value: late / early, unit: '×', limit: 1.1 },
        { name: 'memory in the last fifth, proportional', value: late, unit: 'MB' },
      ];
    } finally {
      await rm(data, { recursive: true, force: true });
    }
  },
};

async function sendLoad(url: string, browser: Browser): Promise<Outcome> {
  const next = mixOf(await findSubjects(browser, url), randomOf(7));
  return sendAtConstantRate(url, next, { perSecond, minutes });
}
