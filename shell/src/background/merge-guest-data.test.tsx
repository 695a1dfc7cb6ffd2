import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { aRemote, openSite, signedIn } from '../testing/open-site.tsx';
import { mergeGuestData } from './merge-guest-data.ts';

afterEach(() => localStorage.clear());

const key = 'verandah-store:listing-marks';
const store = (value: unknown, user: string | null = null) =>
  localStorage.setItem(key, JSON.stringify({ version: 1, user, value }));

async function open(loader: () => Promise<null>) {
  const owner = { path: '/owner', page: 'owner', access: 'guest' as const, guestStores: ['listing-marks'] };
  const remotes = [
    aRemote('remote-a', [{ path: '/other', page: 'other', access: 'guest' }]),
    aRemote('remote-b', [owner, { path: '/third', page: 'third', access: 'guest', guestStores: ['something-else'] }]),
  ];
  const modules = { owner: { Component: () => null, loader } };
  return openSite('/other', { remotes, session: signedIn, modules, keepDrafts: true });
}

describe('mergeGuestData', () => {
  it('runs the loader of the page that owns a guest store, on any page', async () => {
    store({ one: 1 });
    const loader = jest.fn(async () => null);
    const { site, loaded } = await open(loader);
    await mergeGuestData(site);
    expect(loader).toHaveBeenCalledTimes(1);
    expect(loaded).toEqual(['other', 'owner']);
  });

  it('tries again on the next page after a failure', async () => {
    store({ one: 1 });
    const loader = jest.fn(async (): Promise<null> => {
      throw new Error('no answer');
    });
    const { site } = await open(loader);
    await mergeGuestData(site);
    await mergeGuestData(site);
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('loads nothing when the store is empty, unreadable, or belongs to the user already', async () => {
    const loader = jest.fn(async () => null);
    const { site, loaded } = await open(loader);
    await mergeGuestData(site);
    for (const prepare of [
      () => store({}),
      () => store({ one: 1 }, 'u1'),
      () => localStorage.setItem(key, '{"user":null'),
    ]) {
      prepare();
      await mergeGuestData(site);
    }
    expect(loaded).toEqual(['other']);
  });
});
