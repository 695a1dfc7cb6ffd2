import { readFile } from 'node:fs/promises';
import { familyOf } from './family.ts';

/** Returns the sum of the proportional set sizes of a process and its descendants, in MB. Linux only. */
export async function proportionalMegabytes(pid: number): Promise<number> {
  const sizes = await Promise.all((await familyOf(pid)).map(proportionalKilobytes));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

async function proportionalKilobytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0);
}
