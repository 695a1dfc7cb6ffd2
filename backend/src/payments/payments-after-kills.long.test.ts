import { expect, it } from '@jest/globals';
import { paymentKillRounds } from './testing/payment-kill-rounds.ts';

it('(a.24) has no charge without a paid order and no paid order without a charge after 50 kills', async () => {
  const { steps, seconds, charged, ...result } = await paymentKillRounds({ rounds: 50, seed: 15 });
  const slowest = Math.max(...seconds).toFixed(1);
  console.log(`${charged} charges; both ledgers agreed at most ${slowest} s after a start. Killed at:`, steps);
  expect(result).toEqual({ differences: [], chargedTwice: 0, wrongAmounts: 0, missed: [] });
  expect(Math.max(...seconds)).toBeLessThan(60);
  // 50 rounds kill at each of the ten steps five times.
  expect(Object.values(steps)).toEqual(Array(10).fill(5));
});
