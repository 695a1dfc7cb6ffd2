import type { Browser } from '@playwright/test';
import { isNoisy, type PairedRatio, pairedRatio } from '../pairs.ts';
import { firstVisit, type Visit } from './visit.ts';

/** How many pairs; fewer only to try a benchmark out. */
const pairs = Number(process.env.BENCH_PAIRS ?? 15);

export type Series = Readonly<Record<string, readonly Visit[]>>;

/**
 * First visits of several addresses in turn, each with a fresh context, throttled. The order turns by one with every round, so
 * that what one visit leaves behind meets all of them.
 */
export async function inTurn(
  browser: Browser,
  urls: Readonly<Record<string, string>>,
  say: (line: string) => void,
): Promise<Series> {
  const series: Record<string, Visit[]> = Object.fromEntries(Object.keys(urls).map((name) => [name, []]));
  const names = Object.entries(urls);
  // The first to ask for a picture's size waits for it to be made: that is no site's doing, and the ideal one gets it from memory.
  for (const [, url] of names) await firstVisit(browser, url, { throttled: false });
  for (let round = 0; round < pairs; round += 1) {
    for (let place = 0; place < names.length; place += 1) {
      const [name, url] = names[(round + place) % names.length] ?? ['', ''];
      series[name]?.push(await firstVisit(browser, url, { throttled: true }));
    }
  }
  say(`${pairs} rounds of ${names.map(([name]) => name).join(', ')}`);
  return series;
}

/** The ratio of what two series say of the visits made in the same round. */
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

/** Says so when a site differs from itself: then nothing else of this run means anything. */
export function noise(control: PairedRatio): 'noisy' | 'quiet' {
  return isNoisy(control) ? 'noisy' : 'quiet';
}
