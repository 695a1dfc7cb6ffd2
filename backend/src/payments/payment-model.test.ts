import { it } from '@jest/globals';
import { runHistories } from './testing/run-histories.ts';

it('charges each order its total once in 300 random histories of payments, webhooks, lost messages and crashes', async () => {
  await runHistories(300, 15);
});
