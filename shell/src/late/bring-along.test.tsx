import { afterEach, expect, it, jest } from '@jest/globals';
import { aRemote, openSite, signedIn } from '../testing/a-site.tsx';
import { bringAlong } from './bring-along.ts';

afterEach(() => localStorage.clear());

const name = 'verandah-store:listing-marks';
const keep = (value: unknown, user: string | null = null) =>
  localStorage.setItem(name, JSON.stringify({ version: 1, user, value }));

async function open(loader: () => Promise<null>) {
  const kept = { path: '/kept', page: 'kept', access: 'guest' as const, guestStores: ['listing-marks'] };
  const remotes = [
    aRemote('remote-a', [{ path: '/other', page: 'other', access: 'guest' }]),
    aRemote('remote-b', [kept, { path: '/third', page: 'third', access: 'guest', guestStores: ['something-else'] }]),
  ];
  const modules = { kept: { Component: () => null, loader } };
  return openSite('/other', { remotes, session: signedIn, modules, keepsDrafts: true });
}

it('runs the loader of the page that what a visitor kept belongs on, wherever somebody signed in', async () => {
  keep({ one: 1 });
  const loader = jest.fn(async () => null);
  const { site, loaded } = await open(loader);
  await bringAlong(site);
  expect(loader).toHaveBeenCalledTimes(1);
  expect(loaded).toEqual(['other', 'kept']);
});

it('tries again on the next page where that failed', async () => {
  keep({ one: 1 });
  const loader = jest.fn(async (): Promise<null> => {
    throw new Error('no answer');
  });
  const { site } = await open(loader);
  await bringAlong(site);
  await bringAlong(site);
  expect(loader).toHaveBeenCalledTimes(2);
});

it('loads nothing where a visitor kept nothing, or it is the user’s already', async () => {
  const loader = jest.fn(async () => null);
  const { site, loaded } = await open(loader);
  await bringAlong(site);
  for (const leave of [
    () => keep({}),
    () => keep({ one: 1 }, 'u1'),
    () => localStorage.setItem(name, '{"user":null'),
  ]) {
    leave();
    await bringAlong(site);
  }
  expect(loaded).toEqual(['other']);
});
