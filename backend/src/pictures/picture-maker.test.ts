import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, it } from '@jest/globals';
import { makeElsewhere } from './picture-maker.ts';

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#c00"/></svg>',
);

/** What `ps` calls NI, of every thread of a process: Linux keeps it for each of them. */
async function nicenessOf(pid: string): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  const stats = await Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/stat`, 'utf8')));
  return stats.map((stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]));
}

async function makersOf(pid: number): Promise<string[]> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ');
  const commands = await Promise.all(children.map((child) => readFile(`/proc/${child}/cmdline`, 'utf8')));
  return children.filter((_, index) => commands[index]?.includes('maker-process'));
}

(process.platform === 'linux' ? it : it.skip)(
  'every thread that makes pictures steps back for everybody else',
  async () => {
    const source = { width: 400, mediaType: 'image/svg+xml', bytes: drawing };
    await makeElsewhere(source, [{ width: 320, format: 'webp' }], tmpdir());
    const makers = await makersOf(process.pid);
    expect(makers).not.toEqual([]);
    const niceness = (await Promise.all(makers.map(nicenessOf))).flat();
    expect(niceness.length).toBeGreaterThan(4);
    expect(new Set(niceness)).toEqual(new Set([10]));
  },
);
