import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { mapConcurrently } from './map-concurrently.ts';

it('runs as many at once as it may, and returns the results in the order of the items', async () => {
  let running = 0;
  let max = 0;
  const results = await mapConcurrently([30, 1, 20, 1, 10, 1], 3, async (ms) => {
    running += 1;
    max = Math.max(max, running);
    await wait(ms);
    running -= 1;
    return `${ms} ms`;
  });
  expect(results).toEqual(['30 ms', '1 ms', '20 ms', '1 ms', '10 ms', '1 ms']);
  expect(max).toBe(3);
});

it('starts nothing after a failure, and rejects when nothing runs any more', async () => {
  const started: number[] = [];
  const ended: number[] = [];
  const outcome = mapConcurrently([1, 2, 3, 4, 5], 2, async (item) => {
    started.push(item);
    if (item === 2) throw new Error('the second one failed');
    await wait(20);
    ended.push(item);
  });
  await expect(outcome).rejects.toThrow('the second one failed');
  expect(started).not.toContain(5);
  expect(ended).toEqual(started.filter((item) => item !== 2));
});
