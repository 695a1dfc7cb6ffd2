import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Benchmark, type Figure, overLimit, type Surroundings, worst } from './benchmark.ts';
import { machine } from './machine.ts';
import { createSurroundings } from './surroundings.ts';

/** `pnpm bench <name …>`, `pnpm bench all`, `pnpm bench report`: a benchmark is a file of `metrics/` that exports `benchmark`. */
const results = resolve(import.meta.dirname, '../results');
/** Take minutes on their own, and are no part of what a first visit costs. */
const onlyByName = ['search', 'memory'];

const known = (await readdir(join(import.meta.dirname, 'metrics')))
  .filter((file) => /^[a-z-]+\.ts$/.test(file))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort();
const asked = process.argv.slice(2);
const names = asked.includes('all') ? known.filter((name) => !onlyByName.includes(name)) : asked;
const unknown = names.filter((name) => name !== 'report' && !known.includes(name));
if (names.length === 0 || unknown.length > 0) {
  console.error(`expected all, report or some of ${known.join(', ')}; got ${unknown.join(', ') || 'nothing'}`);
  process.exit(2);
}

let broken = 0;
const surroundings = createSurroundings();
try {
  for (const name of names) if (name !== 'report') broken += await measured(name, surroundings);
} finally {
  await surroundings.close();
}
if (asked.includes('report') || asked.includes('all')) {
  const { writeReport } = await import('./report/write-report.ts');
  await writeReport(results);
}
process.exit(broken > 0 ? 1 : 0);

/** How many of its limits were broken. One that fails leaves the others their turn. */
async function measured(name: string, world: Surroundings): Promise<number> {
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
  const figures = await benchmark.run(world);
  await mkdir(results, { recursive: true });
  const result = { name, about: benchmark.about, at: new Date().toISOString(), machine: machine(), figures };
  await writeFile(join(results, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
  for (const figure of figures) console.log(`  ${line(figure)}`);
  console.log(`  in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return overLimit(figures).length;
}

function line(figure: Figure): string {
  const { name, value, unit, limit, interval } = figure;
  const shown = (number: number) => number.toLocaleString('en-AU', { maximumFractionDigits: 3 });
  const range = interval ? ` [${interval.map(shown).join(', ')}]` : '';
  const verdict =
    limit === undefined ? '' : worst(figure) > limit ? `  OVER the limit of ${limit}` : `  (limit ${limit})`;
  return `${name.padEnd(56)} ${shown(value)}${range} ${unit}${verdict}`;
}
