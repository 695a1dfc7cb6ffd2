import { expect, it } from '@jest/globals';
import { checkKillRounds } from './testing/check-kill-rounds.ts';

it('(a.24) sends each check once, loses no result and repeats no mail but the documented one after 33 kills', async () => {
  const { steps, ...result } = await checkKillRounds({ rounds: 33 });
  console.log('Killed at:', steps);
  expect(result).toEqual({ missed: [], wrong: [] });
  // 33 rounds kill at each of the eleven steps three times.
  expect(Object.values(steps)).toEqual(Array(11).fill(3));
});
