import { expect, it } from '@jest/globals';
import { runLedgerHistories } from './testing/run-ledger-histories.ts';

it(
  'V31: agrees with a naive ledger after each of 100,000 random operations',
  async () => {
    const { refused } = await runLedgerHistories(2_500, 40, Date.now() % 1_000_000);
    expect(refused).toBeGreaterThan(0);
  },
  2 * 3_600_000,
);
