import { expect, it } from '@jest/globals';
import { runLedgerHistories } from './testing/run-ledger-histories.ts';

it('V31: agrees with a naive ledger after each of 1,000 random operations', async () => {
  const { refused } = await runLedgerHistories(25, 40, 15);
  expect(refused).toBeGreaterThan(0);
}, 60_000);
