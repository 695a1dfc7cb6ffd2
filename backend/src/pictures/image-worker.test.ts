import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { renderInWorker } from './image-worker.ts';

const original = () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#c00' } })
    .jpeg()
    .toBuffer();

/** Reads the niceness of every thread of a process: on Linux each thread has its own. */
async function nicenessOf(pid: string): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  const stats = await Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/stat`, 'utf8')));
  return stats.map((stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]));
}

async function workersOf(pid: number): Promise<string[]> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ');
  const commands = await Promise.all(children.map((child) => readFile(`/proc/${child}/cmdline`, 'utf8')));
  return children.filter((_, index) => commands[index]?.includes('image-worker-process'));
}

it('rejects when the original cannot be decoded, and renders the next one', async () => {
  const variants = [{ width: 320, format: 'webp' as const }];
  await expect(renderInWorker(Buffer.from('no image'), variants)).rejects.toThrow('unsupported image format');
  const [file] = await renderInWorker(await original(), variants);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 320 });
});

(process.platform === 'linux' ? it : it.skip)('runs every thread of the worker with a low priority', async () => {
  await renderInWorker(await original(), [{ width: 320, format: 'webp' }]);
  const workers = await workersOf(process.pid);
  expect(workers).not.toEqual([]);
  const niceness = (await Promise.all(workers.map(nicenessOf))).flat();
  expect(niceness.length).toBeGreaterThan(4);
  expect(new Set(niceness)).toEqual(new Set([10]));
});
