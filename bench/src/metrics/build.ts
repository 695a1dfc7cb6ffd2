import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Benchmark, type Figure, median } from '../benchmark.ts';

const root = resolve(import.meta.dirname, '../../..');
const command = join(root, 'federation/src/webpack/cli.ts');
/** Odd, so that the median is one of them. */
const builds = 3;

export const benchmark: Benchmark = {
  about: 'production build of one remote alone, in a process of its own, user and system seconds of CPU; median of 3',
  async run({ say }) {
    const figures: Figure[] = [];
    for (const name of (await readdir(root)).filter((entry) => entry.startsWith('remote-')).sort()) {
      const seconds: number[] = [];
      for (let count = 0; count < builds; count += 1) seconds.push(await cpuSecondsOfBuild(name));
      say(`${name}: ${seconds.map((each) => each.toFixed(1)).join(', ')}`);
      figures.push({ name, value: median(seconds), unit: 's of CPU', limit: 5 });
    }
    return figures;
  },
};

/** The build says itself how much CPU its process used. */
async function cpuSecondsOfBuild(name: string): Promise<number> {
  const child = spawn(process.execPath, [command, 'build', join(root, name)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  for await (const chunk of child.stdout) output += chunk;
  const seconds = /\((\d+\.\d) s of CPU\)/.exec(output)?.[1];
  if (!seconds) throw new Error(`${name} was not built: ${output}`);
  return Number(seconds);
}
