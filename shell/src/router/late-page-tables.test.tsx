import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { Build } from 'federation';
import { aBuild } from 'federation/testing';
import { tablesTimeoutMs } from '../page-context/page-tables.ts';
import { aRemote, openSite } from '../testing/open-site.tsx';

const first = aRemote('remote-a', [{ path: '/a/:id', page: 'a', access: 'public' }]);
const second = aRemote('remote-b', [{ path: '/b', page: 'b', access: 'public' }]);
const build = aBuild({ id: 'b1', remotes: { 'remote-a': first, 'remote-b': second } });

let attempts: PromiseWithResolvers<Build>[];
beforeEach(() => {
  attempts = [];
});
afterEach(() => {
  jest.useRealTimers();
});

/** Opens a page of the first remote while the table of the second does not arrive. */
async function openWithoutTable() {
  const opened = await openSite('/a/1', {
    remotes: [first, second],
    fetchBuild() {
      const attempt = Promise.withResolvers<Build>();
      attempts.push(attempt);
      return attempt.promise;
    },
  });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  return opened;
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
async function expectPage(name: string, act: () => unknown) {
  jest.useRealTimers();
  act();
  await waitFor(() => expect(screen.getByRole('heading', { name })).toBeVisible());
}
const notice = () => screen.queryByRole('button', { name: 'Try again' });

it('says so when the table of a page is late, and shows the page once it arrives (b.19)', async () => {
  const { router } = await openWithoutTable();
  act(() => void router.navigate('/b'));
  await wait(tablesTimeoutMs - 1);
  expect(notice()).toBeNull();
  await wait(1);
  expect(notice()).toBeVisible();
  await expectPage('b', () => attempts[0]?.resolve(build));
  expect(attempts).toHaveLength(1);
});

it('requests the late table again on Try again, and uses it once when both arrive (b.19)', async () => {
  const { router } = await openWithoutTable();
  act(() => void router.navigate('/b'));
  await wait(tablesTimeoutMs);
  act(() => notice()?.click());
  await wait(0);
  expect(attempts).toHaveLength(2);
  await expectPage('b', () => attempts.map(({ resolve }) => resolve(build)));
});

it('opens a known page without the late tables (b.19)', async () => {
  const { router } = await openWithoutTable();
  act(() => void router.navigate('/a/2'));
  await wait(tablesTimeoutMs);
  await expectPage('a', () => expect(router.state.location.pathname).toBe('/a/2'));
});
