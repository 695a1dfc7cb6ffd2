import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Benchmark, type Figure, median } from '../benchmark.ts';
import { remoteNames, root } from '../monolith/monolith-config.ts';

const remoteBuild = join(root, 'federation-build/src/webpack/cli.ts');
const monolithBuild = resolve(import.meta.dirname, '../monolith/cli.ts');
/** The number of rounds. It is odd, so that the median is a measured value. */
const rounds = 3;

export const benchmark: Benchmark = {
  about: `production build of each remote alone and of the monolith, browser's and server's part without compression, each in a process of its own: user and system seconds of CPU; medians of ${rounds} rounds, the ratio of each round's own. No build keeps a cache, so each is cold.`,
  async run({ say }) {
    const seconds = new Map<string, number[]>();
    const count = (name: string, value: number) => seconds.set(name, [...(seconds.get(name) ?? []), value]);
    for (let round = 0; round < rounds; round += 1) {
      const folder = await mkdtemp(join(tmpdir(), 'verandah-monolith-'));
      count('monolith', await cpuSeconds([monolithBuild, folder, 'build-only']));
      await rm(folder, { recursive: true });
      for (const name of remoteNames) count(name, await cpuSeconds([remoteBuild, 'build', join(root, name)]));
      say(`round ${round + 1} of ${rounds}`);
    }
    const monolith = seconds.get('monolith') ?? [];
    return remoteNames
      .flatMap((name): Figure[] => {
        const own = seconds.get(name) ?? [];
        // Computes one ratio per round, because other load on the machine slows down all builds of a round alike.
        const ratios = own.map((value, round) => value / (monolith[round] ?? Number.NaN));
        return [
          { name: `${name} / monolith`, value: median(ratios), unit: '×', limit: 0.3 },
          { name, value: median(own), unit: 's of CPU' },
        ];
      })
      .concat({ name: 'monolith', value: median(monolith), unit: 's of CPU' });
  },
};

/** Runs a build in a child process. Returns the CPU time in seconds, which the build prints. */
async function cpuSeconds(command: string[]): Promise<number> {
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  for await (const chunk of child.stdout) output += chunk;
  const seconds = /\((\d+\.\d) s of CPU\)/.exec(output)?.[1];
  if (!seconds) throw new Error(`${command.join(' ')} did not build: ${output}`);
  return Number(seconds);
}
