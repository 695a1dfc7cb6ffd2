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
    (line) => said.push(line),
    () => time,
  );
});

const failed = 'release watch: connect ECONNREFUSED. It tries again every 2 seconds.';
const works = 'release watch: it works again';

/** Checks every two seconds. */
async function checkFor(minutes: number): Promise<void> {
  for (const end = time + minutes * 60_000; time < end; time += 2_000) await check();
}

it('reports a failure once, and that the check works again', async () => {
  await checkFor(1);
  problem = 'connect ECONNREFUSED';
  await checkFor(9);
  expect(said).toEqual([failed]);
  problem = null;
  await checkFor(9);
  expect(said).toEqual([failed, works]);
});

it('reports a failure that lasts every ten minutes', async () => {
  problem = 'connect ECONNREFUSED';
  await checkFor(25);
  expect(said).toEqual([failed, failed, failed]);
});

it('reports the next failure at once', async () => {
  problem = 'connect ECONNREFUSED';
  await check();
  problem = null;
  await check();
  problem = 'a timeout.';
  await check();
  expect(said).toEqual([failed, works, 'release watch: a timeout. It tries again every 2 seconds.']);
});
