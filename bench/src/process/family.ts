import { readdir, readFile } from 'node:fs/promises';

/** Returns the ids of a process and its descendants. Linux only. */
export async function familyOf(ancestor: number): Promise<number[]> {
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
