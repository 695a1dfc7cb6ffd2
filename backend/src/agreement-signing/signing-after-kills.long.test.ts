import { expect, it } from '@jest/globals';
import { signingKillRounds } from './testing/signing-kill-rounds.ts';

it('(a.24) never leaves an agreement half signed after 40 kills while people sign', async () => {
  const { steps, ...result } = await signingKillRounds({ rounds: 40, seed: 16 });
  console.log('Killed at:', steps);
  expect(result).toEqual({ half: [], unfinished: [], mailsMissing: 0 });
  // The kills hit rounds before and after the last signature.
  expect(steps.ownerSigned).toBeGreaterThan(0);
  expect(steps.signed).toBeGreaterThan(0);
});
