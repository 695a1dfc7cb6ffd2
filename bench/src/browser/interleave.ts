import type { Browser } from '@playwright/test';
import { isNoisy, type PairedRatio, pairedRatio } from '../pairs.ts';
import { type Conditions, firstVisit, type Visit } from './visit.ts';

/** The number of rounds. Use fewer only to try out a benchmark. */
const pairs = Number(process.env.BENCH_PAIRS ?? 15);

export type Series = Readonly<Record<string, readonly Visit[]>>;

/**
 * Makes first visits to several URLs in rounds, each visit in a new, throttled browser context. Each round starts with
 * the next URL, so that side effects of a visit affect all URLs equally.
 */
export async function interleaveVisits(
  browser: Browser,
  urls: Readonly<Record<string, string>>,
  say: (line: string) => void,
  conditions: Pick<Conditions, 'cookies'> = {},
): Promise<Series> {
  const series: Record<string, Visit[]> = Object.fromEntries(Object.keys(urls).map((name) => [name, []]));
  const names = Object.entries(urls);
  // Visits each URL once without measuring, because the first request for a picture size waits until the size is
  // rendered.
  for (const [, url] of names) await firstVisit(browser, url, { ...conditions, throttled: false });
  for (let round = 0; round < pairs; round += 1) {
    for (let place = 0; place < names.length; place += 1) {
      const [name, url] = names[(round + place) % names.length] ?? ['', ''];
      series[name]?.push(await firstVisit(browser, url, { ...conditions, throttled: true }));
    }
  }
  say(`${pairs} rounds of ${names.map(([name]) => name).join(', ')}`);
  return series;
}

/** Returns the ratio of two series of visits: the median of the ratios of all rounds, with its confidence interval. */
export function ratioOf(series: Series, subject: string, reference: string, of: (visit: Visit) => number): PairedRatio {
  const references = series[reference] ?? [];
  return pairedRatio(
    (series[subject] ?? []).map((visit, index) => {
      const other = references[index];
      if (!other) throw new Error(`${reference} was visited less often than ${subject}`);
      return [of(visit), of(other)] as const;
    }),
  );
}

/** Returns `noisy` when two measurements of the same site differ. Then the other figures of the run mean nothing. */
export function noise(control: PairedRatio): 'noisy' | 'quiet' {
  return isNoisy(control) ? 'noisy' : 'quiet';
}
