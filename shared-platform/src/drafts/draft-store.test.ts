import { beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod/mini';
import type { StorageArea } from '../storage/stored-json.ts';
import { createDraftStore } from './draft-store.ts';
import { draftLifetimeMs } from './stored-draft.ts';

const form = z.object({ street: z.string(), rooms: z.number() });
const initial = { street: '', rooms: 1 };
const key = { user: 'olivia', entity: 'property/new', step: 'address' };
const storageKey = 'verandah-draft:olivia:property%2Fnew:address';

let stored: Map<string, string>;
let now: number;
let warnings: string[];
let area: StorageArea;

beforeEach(() => {
  stored = new Map();
  now = Date.UTC(2026, 6, 1);
  warnings = [];
  area = {
    read: (name) => stored.get(name) ?? null,
    write: (name, text) => void stored.set(name, text),
    remove: (name) => void stored.delete(name),
    keys: () => [...stored.keys()],
  };
});

/** The store after a reload. */
const reloadedStore = () => createDraftStore({ area, now: () => now, warn: (message) => warnings.push(message) });
const read = (at = key, version = 1) => reloadedStore().read(at, version, form, initial)?.values ?? null;

describe('the draft store', () => {
  it('restores a draft after a reload, only for its user, entity and step', () => {
    reloadedStore().write(key, 1, { street: 'Swan Street', rooms: 3 });
    expect(read()).toEqual({ street: 'Swan Street', rooms: 3 });
    expect(read({ ...key, user: 'jack' })).toBeNull();
    expect(read({ ...key, entity: 'property/2' })).toBeNull();
    expect(read({ ...key, step: 'rooms' })).toBeNull();
  });

  it('fills missing fields with the initial values', () => {
    reloadedStore().write(key, 1, { street: 'Swan Street' });
    expect(read()).toEqual({ street: 'Swan Street', rooms: 1 });
  });

  it('(b.74) restores a draft after the clock jumped by an hour or a day', () => {
    reloadedStore().write(key, 1, { street: 'Swan Street', rooms: 3 });
    const writtenAt = now;
    for (const hours of [1, -1, 23, -23]) {
      now = writtenAt + hours * 3_600_000;
      expect(read()).toEqual({ street: 'Swan Street', rooms: 3 });
    }
  });

  it('removes all drafts that are older than seven days', () => {
    reloadedStore().write(key, 1, { street: 'Swan Street', rooms: 3 });
    reloadedStore().write({ ...key, user: 'jack' }, 1, { street: 'x', rooms: 3 });
    now += draftLifetimeMs - 1;
    expect(read()).not.toBeNull();
    now += 1;
    expect(read()).toBeNull();
    expect(stored.size).toBe(0);
  });

  it('(b.66) removes a draft of an older version and ignores one of a newer version', () => {
    reloadedStore().write(key, 2, { street: 'Swan Street', rooms: 3 });
    expect(read(key, 1)).toBeNull();
    expect(read(key, 2)).not.toBeNull();
    expect(read(key, 3)).toBeNull();
    expect(stored.size).toBe(0);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['truncated', '{"version":1,"user":"olivia","sav'],
    ['null', 'null'],
    ['an array', '[]'],
    ['5 MB', `"${'x'.repeat(5_000_000)}"`],
    [
      'hostile',
      `{"version":1,"user":"olivia","savedAt":${Date.UTC(2026, 6, 1)},"values":{"street":"a","__proto__":{"x":1}}}`,
    ],
  ])('(b.71) removes a draft that is %s, with one warning', (_name, text) => {
    stored.set(storageKey, text);
    expect(read()).toBeNull();
    expect(stored.size).toBe(0);
    expect(warnings).toEqual(['A draft is not usable']);
  });

  it.each([
    ['another user', { user: 'jack' }],
    ['another shape', { values: { street: 7 } }],
    ['next year', { savedAt: Date.UTC(2027, 6, 1) }],
  ])('(b.71) removes a draft of %s', (_name, own) => {
    stored.set(storageKey, JSON.stringify({ version: 1, user: 'olivia', savedAt: now, values: initial, ...own }));
    expect(read()).toBeNull();
    expect(stored.size).toBe(0);
  });

  it.each(['blocked', 'full'])('(b.69) stores drafts in memory while storage is %s, with one warning', (state) => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    area =
      state === 'full' ? { ...area, write: refuse } : { read: refuse, write: refuse, remove: refuse, keys: refuse };
    const store = reloadedStore();
    expect(store.read(key, 1, form, initial)).toBeNull();
    store.write(key, 1, { street: 'a', rooms: 2 });
    store.write(key, 1, { street: 'ab', rooms: 2 });
    expect(store.read(key, 1, form, initial)?.values).toEqual({ street: 'ab', rooms: 2 });
    expect(warnings).toEqual(['A draft could not be stored']);
    store.eraseAll('jack');
    expect(store.read(key, 1, form, initial)?.values).toEqual({ street: 'ab', rooms: 2 });
    store.eraseAll('olivia');
    expect(store.read(key, 1, form, initial)).toBeNull();
  });

  it('erases the drafts of one user and no other', () => {
    const theirs = [
      { ...key, user: 'jack' },
      { ...key, user: 'olivia:2' },
      { ...key, user: null },
    ];
    for (const owned of [key, ...theirs]) reloadedStore().write(owned, 1, { street: String(owned.user), rooms: 2 });
    reloadedStore().eraseAll('olivia');
    expect(read()).toBeNull();
    for (const owned of theirs)
      expect(reloadedStore().read(owned, 1, form, initial)?.values.street).toBe(String(owned.user));
  });

  it('gives a visitor’s draft to the user who signs in, unless the user has a newer one', () => {
    const guestKey = { ...key, user: null };
    reloadedStore().write(guestKey, 1, { street: 'typed first', rooms: 2 });
    reloadedStore().claimGuestDraft(key);
    expect(read()?.street).toBe('typed first');
    expect(stored.size).toBe(1);

    now += 1000;
    reloadedStore().write(guestKey, 1, { street: 'typed last', rooms: 2 });
    reloadedStore().claimGuestDraft(key);
    expect(read()?.street).toBe('typed last');

    reloadedStore().write(guestKey, 1, { street: 'older', rooms: 2 });
    now += 1000;
    reloadedStore().write(key, 1, { street: 'my own', rooms: 2 });
    reloadedStore().claimGuestDraft(key);
    expect(read()?.street).toBe('my own');
    expect(stored.size).toBe(1);
  });
});
