import { it } from '@jest/globals';
import { runHistories } from './testing/run-histories.ts';

it(
  'charges each order its total once in 10,000 random histories of payments, webhooks, lost messages and crashes',
  async () => {
    console.log(await runHistories(10_000, Date.now() % 1_000_000));
  },
  2 * 3_600_000,
);
