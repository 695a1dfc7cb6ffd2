import { expect, it } from '@jest/globals';
import { VisitCounts } from './visit-counts.ts';

const release = { name: 'remote-a', version: '1.0.0' };

it('counts a network again after a day, and at most 10,000 networks', () => {
  let now = 1_000;
  const counts = new VisitCounts(() => now);
  counts.add(release, 'one', true);
  counts.add(release, 'one', false);
  expect(counts.health().releases).toEqual([{ ...release, visitors: 1, failed: ['one'] }]);
  now += 24 * 3_600_000 - 1;
  expect(counts.health().releases[0]?.visitors).toBe(1);
  now += 2;
  expect(counts.health().releases).toEqual([{ ...release, visitors: 0, failed: [] }]);
  for (let network = 0; network < 10_100; network += 1) counts.add(release, `${network}`, false);
  expect(counts.health().releases[0]?.visitors).toBe(10_000);
});
