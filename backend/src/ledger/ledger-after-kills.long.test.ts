import { expect, it } from '@jest/globals';
import { ledgerKillRounds } from './testing/ledger-kill-rounds.ts';

it('V31: loses and repeats no payment of 20 clients at once after 30 kills', async () => {
  const { interrupted, recorded, ...result } = await ledgerKillRounds({ rounds: 30, seed: 17 });
  console.log(`Payments without a reply: ${interrupted}, of which ${recorded} were already recorded.`);
  expect(result).toEqual({ refused: [], lost: 0, repeated: 0, gaps: 0, unbalancedCents: 0 });
  // The kills hit payments before and after their commit.
  expect(recorded).toBeGreaterThan(0);
  expect(interrupted).toBeGreaterThan(recorded);
});
