import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from 'site/testing';
import { type Benchmark, type Figure, median } from '../benchmark.ts';
import { page, startAsUser, stop } from '../process/start-as-user.ts';

const again = 3;

export const benchmark: Benchmark = {
  about: `from the command to ${page} answering 200, on an empty data folder, and ${again} times more`,
  async run({ say }) {
    const data = await mkdtemp(join(tmpdir(), 'verandah-start-'));
    const ports = await freePorts(5);
    try {
      const first = await startAsUser(data, ports);
      say(`first start ${first.seconds.toFixed(1)} s`);
      await stop(first.site);
      const seconds: number[] = [];
      for (let count = 0; count < again; count += 1) {
        const second = await startAsUser(data, ports);
        seconds.push(second.seconds);
        await stop(second.site);
      }
      const figures: Figure[] = [
        { name: 'first start, no data', value: first.seconds, unit: 's', limit: 120 },
        { name: 'second start, nothing changed', value: median(seconds), unit: 's', limit: 3 },
      ];
      return figures;
    } finally {
      await rm(data, { recursive: true, force: true });
    }
  },
};
