import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Figure, worst } from '../benchmark.ts';

type Result = {
  name: string;
  about: string;
  at: string;
  machine: { processors: number; memoryGigabytes: number; node: string };
  figures: Figure[];
};

const page = resolve(import.meta.dirname, '../../../docs/performance.md');
const [begin, end] = ['<!-- results -->', '<!-- /results -->'];

/** Writes the tables of docs/performance.md anew, between its two marks, from what lies in `bench/results`. */
export async function writeReport(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  const results = await Promise.all(
    files.map(async (file): Promise<Result> => JSON.parse(await readFile(join(folder, file), 'utf8'))),
  );
  const text = await readFile(page, 'utf8');
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${page} has no ${begin} … ${end}`);
  await writeFile(page, `${before}${begin}\n\n${results.map(tableOf).join('\n')}\n${end}${after}`);
}

/** Goals first, with what was measured and whether it is met; what else was counted follows in a sentence. */
export function tableOf({ name, about, at, machine, figures }: Result): string {
  const goals = figures.filter(({ limit }) => limit !== undefined);
  const others = figures.filter(({ limit }) => limit === undefined);
  const rows = goals.map((figure) => {
    const met = worst(figure) <= (figure.limit ?? 0) ? 'met' : '**not met**';
    return `| ${figure.name} | ≤ ${shown(figure.limit ?? 0)} ${figure.unit} | ${measured(figure)} | ${met} |`;
  });
  const where = `${at.slice(0, 10)}, ${machine.processors} cores, ${machine.memoryGigabytes} GB, Node ${machine.node}`;
  const plot = name === 'waterfall' ? ['![Requests of a first visit](waterfall.svg)', ''] : [];
  return [
    `### ${name}`,
    '',
    `${about[0]?.toUpperCase()}${about.slice(1)} (${where})`,
    '',
    ...plot,
    ...(rows.length > 0 ? ['| figure | goal | measured | |', '| --- | --- | --- | --- |', ...rows, ''] : []),
    ...(others.length > 0 ? [`${others.map((one) => `${one.name}: ${measured(one)}`).join('; ')}.`, ''] : []),
  ].join('\n');
}

function measured({ value, unit, interval }: Figure): string {
  return `${shown(value)}${interval ? ` (${interval.map(shown).join(' – ')})` : ''} ${unit}`;
}

function shown(value: number): string {
  return Number(value.toPrecision(4)).toLocaleString('en-AU', { maximumFractionDigits: 3 });
}
