import { beforeEach, expect, it } from '@jest/globals';
import { reportFailures } from './report-failures.ts';

let said: string[];
let problem: string | null;
let time: number;
let check: () => Promise<void>;
beforeEach(() => {
  said = [];
  problem = null;
  time = 5_000;
  check = reportFailures(
    async () => {
      if (problem !== null) throw new Error(problem);
    },
    { say: (line) => said.push(line), everyMs: 3_000, clock: () => time },
  );
});

const failed =
  'release watch: cannot check the releases in their store: connect ECONNREFUSED. It tries again every 3 seconds.';
const unsigned =
  'release watch: cannot check the releases in their store: the build is not signed. It tries again every 3 seconds.';
const works = 'release watch: the releases in their store can be checked again';

/** Checks every three seconds. `problems` take turns. */
async function checkFor(minutes: number, ...problems: (string | null)[]): Promise<void> {
  const end = time + minutes * 60_000;
  for (let turn = 0; time < end; time += 3_000, turn += 1) {
    problem = problems[turn % problems.length] ?? null;
    await check();
  }
}

it('reports a failure once, and that the check works again after a minute', async () => {
  await checkFor(1, null);
  await checkFor(9, 'connect ECONNREFUSED');
  expect(said).toEqual([failed]);
  await checkFor(1, null);
  expect(said).toEqual([failed]);
  await checkFor(9, null);
  expect(said).toEqual([failed, works]);
});

it('reports a failure that lasts every ten minutes', async () => {
  await checkFor(25, 'connect ECONNREFUSED');
  expect(said).toEqual([failed, failed, failed]);
});

it('reports another message at once', async () => {
  await checkFor(1, 'connect ECONNREFUSED');
  problem = 'the build is not signed.';
  await check();
  expect(said).toEqual([failed, unsigned]);
});

it('reports the next failure at once after it worked again', async () => {
  await checkFor(1, 'connect ECONNREFUSED');
  await checkFor(2, null);
  problem = 'connect ECONNREFUSED';
  await check();
  expect(said).toEqual([failed, works, failed]);
});

it('reports a failure that comes and goes as one that lasts', async () => {
  await checkFor(19, 'connect ECONNREFUSED', null);
  expect(said).toEqual([failed, failed]);
});

it('reports each of two failures that take turns every ten minutes', async () => {
  await checkFor(9, 'connect ECONNREFUSED', 'the build is not signed');
  expect(said).toEqual([failed, unsigned]);
});

it('reports few of many different messages', async () => {
  await checkFor(9, ...Array.from({ length: 200 }, (_, index) => `request ${index} failed`));
  expect(said).toHaveLength(10);
});
