import lighthouse, { type Result } from 'lighthouse';
import { freePorts } from 'site/testing';
import { type Benchmark, type Figure, median } from '../benchmark.ts';
import { launchBrowser } from '../browser/launch.ts';

const runs = 5;
/** The goals: how many of 100 points each score may lose. */
const missing = { performance: 5, accessibility: 0, 'best-practices': 0, seo: 0 };
const blockingLimitMs = 200;
const largestPaintLimitSeconds = 1.8;

export const benchmark: Benchmark = {
  about: `Google's Lighthouse with its mobile preset (simulated slow 4G, processor four times slower) on first visits of the two public pages. Medians of ${runs} runs. Accessibility, best practices and SEO show their worst run.`,
  async run({ say, twins }) {
    const { federated, pages } = await twins();
    const [port = 0] = await freePorts(1);
    const browser = await launchBrowser(`--remote-debugging-port=${port}`);
    try {
      const figures: Figure[] = [];
      for (const [page, path] of Object.entries(pages)) {
        const reports = await visitRepeatedly(federated + path, port);
        for (const report of reports) say(`${page}: ${summary(report)}`);
        figures.push(...figuresOf(page, reports));
      }
      return figures;
    } finally {
      await browser.close();
    }
  },
};

async function visitRepeatedly(url: string, port: number): Promise<Result[]> {
  const reports: Result[] = [];
  // The first visit is not counted, because it waits for pictures that were never requested before.
  for (let run = 0; run <= runs; run += 1) {
    const report = await visitOnce(url, port);
    if (run > 0) reports.push(report);
  }
  return reports;
}

/** Visits a page. When the trace of the visit is incomplete, as may happen on a busy machine, tries again. */
async function visitOnce(url: string, port: number, triesLeft = 2): Promise<Result> {
  const report = (await lighthouse(url, { port, onlyCategories: Object.keys(missing), logLevel: 'error' }))?.lhr;
  if (report && !report.runtimeError) return report;
  if (triesLeft > 0) return visitOnce(url, port, triesLeft - 1);
  throw new Error(`Lighthouse on ${url}: ${report?.runtimeError?.message ?? 'no report'}`);
}

function figuresOf(page: string, reports: readonly Result[]): Figure[] {
  const medianOf = (id: string) => median(reports.map((report) => auditValue(report, id)));
  const scores: Figure[] = Object.entries(missing).map(([category, limit]) => {
    const points = reports.map((report) => 100 - score(report, category));
    const value = category === 'performance' ? median(points) : Math.max(...points);
    return { name: `${page}: ${category}, points below 100`, value, unit: 'points', limit };
  });
  return [
    ...scores,
    {
      name: `${page}: total blocking time`,
      value: medianOf('total-blocking-time'),
      unit: 'ms',
      limit: blockingLimitMs,
    },
    {
      name: `${page}: largest contentful paint`,
      value: medianOf('largest-contentful-paint') / 1000,
      unit: 's',
      limit: largestPaintLimitSeconds,
    },
    { name: `${page}: first contentful paint`, value: medianOf('first-contentful-paint') / 1000, unit: 's' },
    { name: `${page}: speed index`, value: medianOf('speed-index') / 1000, unit: 's' },
    { name: `${page}: time to interactive`, value: medianOf('interactive') / 1000, unit: 's' },
    { name: `${page}: layout shift`, value: medianOf('cumulative-layout-shift'), unit: 'CLS' },
    // Lighthouse's measure of the machine's speed. Higher is faster; a good laptop has 1,000 to 1,500.
    {
      name: `${page}: speed of this machine`,
      value: median(reports.map(({ environment }) => environment.benchmarkIndex)),
      unit: 'benchmarkIndex',
    },
  ];
}

function score(report: Result, category: string): number {
  return Math.round((report.categories[category]?.score ?? 0) * 100);
}

/** @throws Error when the audit failed */
function auditValue({ audits }: Result, id: string): number {
  const value = audits[id]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse could not measure ${id}: ${audits[id]?.errorMessage}`);
  return value;
}

/** Returns the scores, and the names of the audits that cost points in other categories than performance. */
function summary(report: Result): string {
  const scores = Object.keys(missing).map((category) => `${category} ${score(report, category)}`);
  const failed = Object.keys(missing)
    .filter((category) => category !== 'performance')
    .flatMap((category) => report.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  const times = ['total-blocking-time', 'largest-contentful-paint'].map(
    (id) => `${id} ${Math.round(auditValue(report, id))} ms`,
  );
  return [...scores, ...times, ...failed.map((id) => `fails ${id}`)].join(', ');
}
