import type { Page } from '@playwright/test';
import type { Benchmark, Figure } from '../benchmark.ts';
import { freshContext } from '../browser/visit.ts';

const inputs = 40;

export const benchmark: Benchmark = {
  about: `${inputs} real inputs with a processor four times slower, the network as it is: filters, sorting, typing, paging, favourites, opening listings and pictures. Duration of each by the Event Timing API, from input to the next frame.`,
  async run({ say, twins, browser }) {
    const { federated, pages } = await twins();
    const context = await freshContext(await browser());
    const page = await context.newPage();
    try {
      await page.addInitScript(watchInputs);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto(federated + pages.search);
      await page.waitForLoadState('networkidle');
      const durations: { what: string; ms: number }[] = [];
      let done = 0;
      while (done < inputs) {
        for (const [what, act] of acts) {
          if (done >= inputs) break;
          await page.evaluate(() => {
            window.benchInputs = [];
          });
          if (
            !(await act(page).then(
              () => true,
              () => false,
            ))
          )
            continue;
          await page.waitForTimeout(300);
          const seen = await page.evaluate(() => window.benchInputs).catch(() => []);
          durations.push({ what, ms: Math.max(0, ...seen) });
          done += 1;
          await page.waitForLoadState('networkidle');
        }
      }
      durations.sort((a, b) => b.ms - a.ms);
      for (const { what, ms } of durations.slice(0, 8)) say(`${what}: ${ms} ms`);
      const at = (share: number) => durations[Math.floor(durations.length * (1 - share))]?.ms ?? 0;
      const figures: Figure[] = [
        { name: 'inputs', value: durations.length, unit: 'inputs' },
        { name: 'input to next frame, p98', value: at(0.98), unit: 'ms', limit: 100 },
        { name: 'input to next frame, p50', value: at(0.5), unit: 'ms' },
      ];
      return figures;
    } finally {
      await context.close();
    }
  },
};

declare global {
  interface Window {
    benchInputs: number[];
  }
}

function watchInputs(): void {
  window.benchInputs = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId } = entry as PerformanceEntry & { interactionId?: number };
      if (interactionId) window.benchInputs.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const patience = { timeout: 2_000 };
const search = (page: Page) => page.locator('main');

/** What a visitor does, in an order that can be gone through again and again. */
const acts: readonly (readonly [what: string, act: (page: Page) => Promise<unknown>])[] = [
  [
    'types a letter of a suburb',
    (page) =>
      page
        .getByRole('combobox', { name: /suburb/i })
        .first()
        .press('r', patience),
  ],
  [
    'types another',
    (page) =>
      page
        .getByRole('combobox', { name: /suburb/i })
        .first()
        .press('i', patience),
  ],
  ['leaves the field', (page) => page.keyboard.press('Escape')],
  [
    'clears the field',
    (page) =>
      page
        .getByRole('combobox', { name: /suburb/i })
        .first()
        .fill('', patience),
  ],
  [
    'opens the filters',
    (page) =>
      page
        .getByRole('button', { name: /filter/i })
        .first()
        .click(patience),
  ],
  ['closes them', (page) => page.keyboard.press('Escape')],
  [
    'turns to sale',
    (page) =>
      page
        .getByText(/^buy$|^sale$/i)
        .first()
        .click(patience),
  ],
  [
    'turns to rent',
    (page) =>
      page
        .getByText(/^rent$|^lease$/i)
        .first()
        .click(patience),
  ],
  [
    'goes to page 2',
    (page) =>
      page
        .getByRole('navigation', { name: /pages?|pagination/i })
        .getByRole('link', { name: /2/ })
        .first()
        .click(patience),
  ],
  ['opens a listing', (page) => search(page).locator('article a[href^="/listings/"]').first().click(patience)],
  [
    'opens its pictures',
    (page) =>
      search(page)
        .getByRole('button', { name: /photo|picture|gallery/i })
        .first()
        .click(patience),
  ],
  ['next picture', (page) => page.keyboard.press('ArrowRight')],
  ['closes the pictures', (page) => page.keyboard.press('Escape')],
  ['back', (page) => page.locator('a[href^="/search"]').first().click(patience)],
];
