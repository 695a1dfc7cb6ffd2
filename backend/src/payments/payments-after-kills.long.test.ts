import { expect, it } from '@jest/globals';
import { paymentKillRounds } from './testing/payment-kill-rounds.ts';

it('(a.24) has no charge without a paid order and no paid order without a charge after 50 kills', async () => {
  const { steps, seconds, charged, ...result } = await paymentKillRounds({ rounds: 50, seed: 15 });
  console.log(`${charged} charges; both ledgers agreed ${seconds.toFixed(1)} s after the start. Killed at:`, steps);
  expect(result).toEqual({ differences: [], chargedTwice: 0, wrongAmounts: 0 });
  expect(seconds).toBeLessThan(60);
  // The kills hit each step of a payment.
  for (const [step, often] of Object.entries(steps)) expect([step, often > 0]).toEqual([step, true]);
});
