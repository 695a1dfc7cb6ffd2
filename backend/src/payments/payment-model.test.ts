import { expect, it } from '@jest/globals';
import { runHistories } from './testing/run-histories.ts';

it('charges each order its total once in 150 random histories of payments, webhooks, lost messages and crashes', async () => {
  const reached = await runHistories(150, 15);
  // The histories reach what they are about.
  for (const [what, often] of Object.entries(reached)) expect([what, often > 0]).toEqual([what, true]);
});
