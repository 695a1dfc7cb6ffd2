import { expect, it } from '@jest/globals';
import { killRounds } from './testing/kill-rounds.ts';

it('(a.24) finishes the jobs of killed workers, and sends no mail twice that was not in flight', async () => {
  const rounds = 1;
  const result = await killRounds({ rounds, seed: 7, impatient: true });
  expect(result).toMatchObject({ mails: 12, missing: [], unexplained: [], images: rounds * 2 * 3, code: 0 });
  expect(result.twice.length).toBeLessThanOrEqual(rounds);
  // Each kill is noticed after a heartbeat of 10 s, and workers start slowly while other tests run.
}, 120_000);
