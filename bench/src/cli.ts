import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Benchmark, type Figure, overLimit, type Surroundings, worst } from './benchmark.ts';
import { machine } from './machine.ts';
import { performancePage } from './report/performance-page.ts';
import { performancePagePath, readResults, resultsFolder } from './report/read-results.ts';
import { isPart, replaceFigures } from './selected-pages.ts';
import { createSurroundings } from './surroundings.ts';

/** Benchmarks that run only when they are named, because they take minutes and measure no first visit. */
const onlyByName = ['search', 'memory', 'orders', 'ledger', 'capacity', 'load'];

const known = (await readdir(join(import.meta.dirname, 'metrics')))
  .filter((file) => /^[a-z-]+\.ts$/.test(file))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort();
const requested = process.argv.slice(2);
const names = requested.includes('all') ? known.filter((name) => !onlyByName.includes(name)) : requested;
const unknown = names.filter((name) => name !== 'report' && !known.includes(name));
if (names.length === 0 || unknown.length > 0) {
  console.error(`expected all, report or some of ${known.join(', ')}; got ${unknown.join(', ') || 'nothing'}`);
  process.exit(2);
}

let exceeded = 0;
const surroundings = createSurroundings();
try {
  for (const name of names) if (name !== 'report') exceeded += await measureSafely(name, surroundings);
} finally {
  await surroundings.close();
}
await writeFile(performancePagePath, performancePage(await readResults()));
process.exit(exceeded > 0 ? 1 : 0);

/**
 * Runs a benchmark and returns how many limits it exceeds. A benchmark that fails counts as one, and the others still
 * run.
 */
async function measureSafely(name: string, world: Surroundings): Promise<number> {
  try {
    return await measure(name, world);
  } catch (error) {
    console.error(`${name} failed:`, error);
    return 1;
  }
}

async function measure(name: string, world: Surroundings): Promise<number> {
  const { benchmark } = (await import(`./metrics/${name}.ts`)) as { benchmark: Benchmark };
  const started = performance.now();
  console.log(`${name}: ${benchmark.about}`);
  const measured = await benchmark.run(world);
  const figures = isPart ? replaceFigures(await earlierFigures(name), measured) : measured;
  await mkdir(resultsFolder, { recursive: true });
  const result = { name, about: benchmark.about, at: new Date().toISOString(), machine: machine(), figures };
  await writeFile(join(resultsFolder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
  for (const figure of measured) console.log(`  ${line(figure)}`);
  console.log(`  in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return overLimit(measured).length;
}

async function earlierFigures(name: string): Promise<readonly Figure[]> {
  return (await readResults()).find((result) => result.name === name)?.figures ?? [];
}

function line(figure: Figure): string {
  const { name, value, unit, limit, interval } = figure;
  const shown = (number: number) => number.toLocaleString('en-AU', { maximumFractionDigits: 3 });
  const range = interval ? ` [${interval.map(shown).join(', ')}]` : '';
  const verdict =
    limit === undefined ? '' : worst(figure) > limit ? `  OVER the limit of ${limit}` : `  (limit ${limit})`;
  return `${name.padEnd(56)} ${shown(value)}${range} ${unit}${verdict}`;
}
