import { expect, it } from '@jest/globals';
import { runHistories } from './testing/run-histories.ts';

it(
  'charges each order its total once in 10,000 random histories of payments, webhooks, lost messages and crashes',
  async () => {
    const reached = await runHistories(10_000, Date.now() % 1_000_000);
    console.log(reached);
    for (const [what, often] of Object.entries(reached)) expect([what, often > 0]).toEqual([what, true]);
  },
  2 * 3_600_000,
);
