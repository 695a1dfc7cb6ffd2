import { expect, it } from '@jest/globals';
import { killRounds } from './testing/kill-rounds.ts';

it('(a.24) sends every mail and renders every image while 50 workers are killed', async () => {
  const rounds = 50;
  const { twice, recoveryMs, ...result } = await killRounds({ rounds, seed: 50 });
  console.log(
    `${result.mails} mails, ${twice.length} sent twice; the rest was done after ${Math.round(recoveryMs)} ms.`,
  );
  expect(result).toEqual({ mails: 600, missing: [], unexplained: [], images: rounds * 2 * 3, code: 0 });
  expect(twice.length).toBeLessThanOrEqual(rounds);
});
