import { readdir, readFile } from 'node:fs/promises';

/** Returns the sum of the proportional set sizes of a process and its descendants, in MB. Linux only. */
export async function proportionalMegabytes(pid: number): Promise<number> {
  const sizes = await Promise.all((await familyOf(pid)).map(proportionalKilobytes));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

async function familyOf(ancestor: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const status = await readFile(`/proc/${entry}/status`, 'utf8').catch(() => '');
    const parent = /^PPid:\s+(\d+)/m.exec(status)?.[1];
    if (parent) parents.set(Number(entry), Number(parent));
  }
  const isFamily = (pid: number | undefined): boolean => {
    return pid !== undefined && (pid === ancestor || isFamily(parents.get(pid)));
  };
  return [...parents.keys()].filter(isFamily);
}

async function proportionalKilobytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0);
}
