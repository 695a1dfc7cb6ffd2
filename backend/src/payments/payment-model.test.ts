import { expect, it } from '@jest/globals';
import { runHistories } from './testing/run-histories.ts';

it('charges each order its total once in 60 random histories of payments, webhooks, lost messages and crashes', async () => {
  const { paid, failed, superseded } = await runHistories(60, 15);
  // The histories reach what they are about.
  expect([paid > 10, failed > 0, superseded > 0]).toEqual([true, true, true]);
}, 180_000);
