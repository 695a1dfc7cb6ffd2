import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { logger } from 'shared-platform';
import { countLongTasks } from './long-tasks.ts';
import { setCurrentPage } from './page-info.ts';
import { setRunningVersion } from './running-versions.ts';

const script = (name: string, duration: number) => ({
  sourceURL: `https://verandah.example/assets/${name}/main.1a2b.js`,
  duration,
});

beforeEach(() => {
  setRunningVersion('remote-checkout', '1.4.0');
  setCurrentPage(() => ({ remote: 'remote-listings', page: '/listings/:listingId' }));
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('logs a remote once when its scripts have blocked the main thread three times, and no other one (b.48)', () => {
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => {});
  const count = countLongTasks();
  for (let frame = 0; frame < 5; frame += 1)
    count({ scripts: [script('remote-checkout', 300.4), script('remote-tenancy', 199)] });
  for (let frame = 0; frame < 3; frame += 1) count({ scripts: [script('shell', 200)] });
  expect(warn.mock.calls).toEqual([
    [
      'remote-checkout blocks the main thread',
      { version: '1.4.0', page: '/listings/:listingId', durations: [300, 300, 300] },
    ],
    ['remote-listings blocks the main thread', { page: '/listings/:listingId', durations: [200, 200, 200] }],
  ]);
});
