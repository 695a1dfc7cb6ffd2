import { afterAll, beforeAll, it } from '@jest/globals';
import fc from 'fast-check';
import { type BillingWorld, billingWorld } from './testing/billing-world.ts';
import { histories, playHistory } from './testing/subscription-history.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await billingWorld('2026-01-31T01:00:00Z');
});
afterAll(() => world.backend.close());

it(
  'thousands of random histories charge each period once, and only what was agreed',
  async () => {
    await fc.assert(
      fc.asyncProperty(histories, (history) => playHistory(world, history)),
      { numRuns: 3_000, endOnFailure: true },
    );
  },
  2 * 3_600_000,
);
