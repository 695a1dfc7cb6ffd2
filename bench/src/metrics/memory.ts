import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from 'site/testing';
import type { Benchmark } from '../benchmark.ts';
import { keepVisiting } from '../process/keep-visiting.ts';
import { proportionalMegabytes } from '../process/proportional-memory.ts';
import { startAsUser, stop } from '../process/start-as-user.ts';

const minutes = 5;

export const benchmark: Benchmark = {
  about: `memory of all processes of a site after ${minutes} minutes of visits`,
  async run() {
    const data = await mkdtemp(join(tmpdir(), 'verandah-memory-'));
    const ports = await freePorts(5);
    try {
      const { site } = await startAsUser(data, ports);
      await keepVisiting(`http://localhost:${ports[0]}`, minutes * 60_000);
      const megabytes = await proportionalMegabytes(site.pid ?? 0);
      await stop(site);
      return [{ name: 'memory of all processes, proportional', value: megabytes, unit: 'MB', limit: 600 }];
    } finally {
      await rm(data, { recursive: true, force: true });
    }
  },
};
