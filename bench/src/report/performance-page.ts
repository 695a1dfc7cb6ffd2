import { type Figure, worst } from '../benchmark.ts';

export type Result = {
  name: string;
  at: string;
  machine: { processors: number; memoryGigabytes: number; node: string };
  figures: Figure[];
};

type Row = { benchmark: string; metric: string; figure: Figure; subject: string };

/** Returns the text of docs/performance.md: the promise, a row for each goal, and how to measure. */
export function performancePage(results: readonly Result[]): string {
  return `${[
    '# Performance',
    '',
    '<!-- `pnpm bench report` writes this file from bench/results. -->',
    '',
    'We promise that independent releases cost visitors next to nothing: a first visit loads about as fast as the same pages built as one',
    'application, a repeat visit transfers almost no code, and a release or a further remote adds no byte to other pages.',
    '',
    '**F** is the site as released, **M** the same pages built as one application, **I** the same document without scripts. A row shows the worst',
    'of its pages or remotes. The upper end of an interval must meet the goal.',
    '',
    '| benchmark | metric | goal | now | met |',
    '| --- | --- | --- | --- | --- |',
    ...rows(results).map(tableRow),
    '',
    `Measured ${dates(results)}, ${machines(results)}.`,
    '',
    '`pnpm bench <name …>` runs benchmarks, `pnpm bench all` runs all but `search` and `memory`. Both write `bench/results/<name>.json`, and this',
    'page. [bench/README.md](../bench/README.md) explains the method. Surprising choices have [decision records](decisions/): 5, 6, 7, 9, 12,',
    '13, 15, 21, 22, 23.',
    '',
    '![Requests of a first visit: discovered by the browser, and as released](waterfall.svg)',
  ].join('\n')}\n`;
}

/**
 * Returns one row per metric. When figures differ only in the page or remote that was measured, the row shows the worst
 * one.
 */
function rows(results: readonly Result[]): Row[] {
  const worstOf = new Map<string, Row>();
  for (const { name: benchmark, figures } of results) {
    for (const figure of figures.filter(({ limit }) => limit !== undefined)) {
      const { subject, metric } = splitName(figure.name);
      const key = `${benchmark} ${metric} ${figure.limit}`;
      const known = worstOf.get(key);
      if (!known || worst(figure) > worst(known.figure)) worstOf.set(key, { benchmark, metric, figure, subject });
    }
  }
  return [...worstOf.values()];
}

/** Splits "search: LCP F" into the subject "search" and the metric "LCP F". */
function splitName(name: string): { subject: string; metric: string } {
  const [, subject = '', metric = name] =
    /^(search|listing|remote-[\w-]+(?:\/[\w-]+)?|with [\d,]+ more remotes?|[\d,]+ listings)(?::| \/) (.*)$/.exec(
      name,
    ) ?? [];
  return { subject, metric: name.includes(' / monolith') ? 'CPU of a remote’s build / monolith’s' : metric };
}

function tableRow({ benchmark, metric, figure, subject }: Row): string {
  const { value, unit, limit = 0, interval } = figure;
  const range = interval ? ` (${interval.map(shown).join(' – ')})` : '';
  const now = `${shown(value)}${range}${subject ? ` ${subject}` : ''}`;
  return `| ${benchmark} | ${metric} | ≤ ${shown(limit)} ${unit} | ${now} | ${worst(figure) <= limit ? 'yes' : '**no**'} |`;
}

function dates(results: readonly Result[]): string {
  const days = results.map(({ at }) => at.slice(0, 10)).sort();
  const [first, last] = [days[0], days.at(-1)];
  return first === last ? `on ${first}` : `from ${first} to ${last}`;
}

function machines(results: readonly Result[]): string {
  const all = results.map(({ machine: { processors, memoryGigabytes, node } }) => {
    return `${processors} cores, ${memoryGigabytes} GB, Node ${node}`;
  });
  return [...new Set(all)].join('; ');
}

function shown(value: number): string {
  return Number(value.toPrecision(4)).toLocaleString('en-AU', { maximumFractionDigits: 3 });
}
