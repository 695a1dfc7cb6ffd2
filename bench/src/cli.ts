import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Benchmark, type Figure, overLimit } from './benchmark.ts';
import { machine } from './machine.ts';

/** `pnpm bench [name …]`: a benchmark is a file of this folder that exports `benchmark`. */
const ownFiles = ['benchmark.ts', 'cli.ts', 'machine.ts'];
const results = resolve(import.meta.dirname, '../results');

const known = (await readdir(import.meta.dirname))
  .filter((file) => /^[a-z-]+\.ts$/.test(file) && !file.includes('.test.') && !ownFiles.includes(file))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`expected one of ${known.join(', ')}, got ${unknown.join(', ')}`);
  process.exit(2);
}

let broken = 0;
for (const name of asked.length > 0 ? asked : known) broken += await measure(name);
process.exit(broken > 0 ? 1 : 0);

/** How many of its limits were broken. */
async function measure(name: string): Promise<number> {
  const { benchmark } = (await import(`./${name}.ts`)) as { benchmark: Benchmark };
  console.log(`${name}: ${benchmark.about}`);
  const figures = await benchmark.run((line) => console.log(`  … ${line}`));
  await mkdir(results, { recursive: true });
  const result = { name, about: benchmark.about, at: new Date().toISOString(), machine: machine(), figures };
  await writeFile(join(results, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
  for (const figure of figures) console.log(`  ${line(figure)}`);
  return overLimit(figures).length;
}

function line({ name, value, unit, limit }: Figure): string {
  const verdict = limit === undefined ? '' : value > limit ? `  OVER the limit of ${limit}` : `  (limit ${limit})`;
  return `${name.padEnd(48)} ${value.toLocaleString('en-AU', { maximumFractionDigits: 2 })} ${unit}${verdict}`;
}
