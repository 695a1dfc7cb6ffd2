import type { CDPSession, Page } from '@playwright/test';
import type { Benchmark, Figure } from '../benchmark.ts';
import { type Input, inputsOfRemote, ownersInputs, visitorsInputs } from '../browser/inputs.ts';
import { inputsOfSteps } from '../browser/inputs-of-steps.ts';
import { ownedRecords } from '../browser/owned-records.ts';
import { followRequests } from '../browser/quiet.ts';
import { pagesOfSteps, signIn } from '../browser/tour.ts';
import { freshContext } from '../browser/visit.ts';
import { readLiveBuild } from '../twins/live-build.ts';

/** A key that the site ignores, for measuring an input that causes no work. */
const idleKey = 'F8';

export const benchmark: Benchmark = {
  about:
    '80 real inputs with a processor four times slower, the network as it is: filters, sorting, typing, paging, favourites, opening listings and pictures, twice, then steps of the listing editor, filters or links on one page of each other remote, and typing, choices, dialogs or links on each step of the checkout and of an agreement and on pages of single records. Duration of each by the Event Timing API, from input to the next frame; after each the same of a key without effect, as a control.',
  async run({ say, twins, browser }) {
    const { site, pages, stores } = await twins();
    const context = await freshContext(await browser());
    const page = await context.newPage();
    try {
      await page.addInitScript(watchInputs);
      const session = await context.newCDPSession(page);
      const taken: Taken[] = [];
      await page.goto(site.url + pages.search);
      await page.waitForLoadState('networkidle');
      await slowDown(session, 4);
      for (const _round of [1, 2]) taken.push(...(await takeAll(page, visitorsInputs)));
      await slowDown(session, 1);
      await signIn(page, site.url);
      const ids = await ownedRecords(context.request, site.url);
      const takeAt = async (path: string, inputs: readonly Input[]) => {
        await slowDown(session, 1);
        await page.goto(site.url + path);
        await page.waitForLoadState('networkidle');
        await slowDown(session, 4);
        return takeAll(page, inputs);
      };
      taken.push(...(await takeAt(`/listings/${ids.listingId}/edit/price`, ownersInputs)));
      const slowest: Figure[] = [];
      const ofRemotes = Object.entries(inputsOfRemote).map(([remote, { path, inputs }]) => {
        return { subject: remote, path: path(ids), inputs };
      });
      const ofSteps = pagesOfSteps(await readLiveBuild(stores.federated), ids).map(({ remote, page: name, path }) => {
        return { subject: `${remote}/${name}`, path, inputs: inputsOfSteps[name] };
      });
      for (const { subject, path, inputs } of [...ofRemotes, ...ofSteps]) {
        const own = await takeAt(path, inputs);
        taken.push(...own);
        const ms = Math.max(...own.map((one) => one.ms));
        slowest.push({ name: `${subject}: input to next frame, slowest`, value: ms, unit: 'ms', limit: 100 });
      }

      taken.sort((a, b) => b.ms - a.ms);
      for (const { what, ms } of taken.slice(0, 8)) say(`${what}: ${ms} ms`);
      const figures: Figure[] = [
        { name: 'inputs', value: taken.length, unit: 'inputs' },
        { name: 'input to next frame, p98', value: reached(taken, 'ms', 0.98), unit: 'ms', limit: 100 },
        { name: 'input to next frame, p50', value: reached(taken, 'ms', 0.5), unit: 'ms' },
        { name: 'a key without effect, p98', value: reached(taken, 'idle', 0.98), unit: 'ms' },
        { name: 'a key without effect, p50', value: reached(taken, 'idle', 0.5), unit: 'ms' },
        ...slowest,
      ];
      return figures;
    } finally {
      await context.close();
    }
  },
};

/** The duration of an input, and of the control key after it, in milliseconds. */
type Taken = { what: string; ms: number; idle: number };

async function takeAll(page: Page, inputs: readonly Input[]): Promise<Taken[]> {
  const taken: Taken[] = [];
  const quiet = followRequests(page);
  for (const { what, prepare, act, shown } of inputs) {
    await prepare?.(page);
    const ms = await durationOf(page, () => act(page));
    await shown?.(page);
    await quiet();
    taken.push({ what, ms, idle: await durationOf(page, () => page.keyboard.press(idleKey)) });
  }
  return taken;
}

/**
 * Returns the duration of an input's longest event, at least 16 ms, because browsers do not report shorter events. A
 * key that changes nothing may be reported only after the next input starts, so events that began before this input are
 * ignored.
 */
async function durationOf(page: Page, input: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    window.benchInputs = [];
    window.benchInputsFrom = performance.now();
  });
  await input();
  await page.waitForTimeout(500);
  return Math.max(16, ...(await page.evaluate(() => window.benchInputs)));
}

function reached(taken: readonly Taken[], which: 'ms' | 'idle', share: number): number {
  const sorted = taken.map((one) => one[which]).toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}

async function slowDown(session: CDPSession, rate: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

declare global {
  interface Window {
    benchInputs: number[];
    benchInputsFrom: number;
  }
}

function watchInputs(): void {
  window.benchInputs = [];
  window.benchInputsFrom = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId } = entry as PerformanceEntry & { interactionId?: number };
      if (interactionId && entry.startTime >= window.benchInputsFrom) window.benchInputs.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
