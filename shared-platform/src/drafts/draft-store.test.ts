import { beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod/mini';
import type { TextArea } from '../storage/stored-json.ts';
import { createDraftStore, draftLifetimeMs } from './draft-store.ts';

const form = z.object({ street: z.string(), rooms: z.number() });
const initial = { street: '', rooms: 1 };
const place = { user: 'olivia', entity: 'property/new', step: 'address' };
const name = 'verandah-draft:olivia:property%2Fnew:address';

let kept: Map<string, string>;
let now: number;
let warned: string[];
let area: TextArea;

beforeEach(() => {
  kept = new Map();
  now = Date.UTC(2026, 6, 1);
  warned = [];
  area = {
    read: (one) => kept.get(one) ?? null,
    write: (one, text) => void kept.set(one, text),
    remove: (one) => void kept.delete(one),
    names: () => [...kept.keys()],
  };
});

/** As after a reload. */
const reopened = () => createDraftStore({ area, now: () => now, warn: (message) => warned.push(message) });
const read = (at = place, version = 1) => reopened().read(at, version, form, initial)?.values ?? null;

describe('drafts', () => {
  it('are there again after a reload, for this user, entity and step alone', () => {
    reopened().write(place, 1, { street: 'Swan Street', rooms: 3 });
    expect(read()).toEqual({ street: 'Swan Street', rooms: 3 });
    expect(read({ ...place, user: 'jack' })).toBeNull();
    expect(read({ ...place, entity: 'property/2' })).toBeNull();
    expect(read({ ...place, step: 'rooms' })).toBeNull();
  });

  it('fill what they do not hold from the form itself', () => {
    reopened().write(place, 1, { street: 'Swan Street' });
    expect(read()).toEqual({ street: 'Swan Street', rooms: 1 });
  });

  it('(b.74) are there over a clock that jumps an hour or a day either way', () => {
    reopened().write(place, 1, { street: 'Swan Street', rooms: 3 });
    const wrote = now;
    for (const hours of [1, -1, 23, -23]) {
      now = wrote + hours * 3_600_000;
      expect(read()).toEqual({ street: 'Swan Street', rooms: 3 });
    }
  });

  it('go after seven days, also those nobody opens', () => {
    reopened().write(place, 1, { street: 'Swan Street', rooms: 3 });
    reopened().write({ ...place, user: 'jack' }, 1, { street: 'x', rooms: 3 });
    now += draftLifetimeMs - 1;
    expect(read()).not.toBeNull();
    now += 1;
    expect(read()).toBeNull();
    expect(kept.size).toBe(0);
  });

  it('are dropped when they come from an older version, and set aside when from a newer one (b.66)', () => {
    reopened().write(place, 2, { street: 'Swan Street', rooms: 3 });
    expect(read(place, 1)).toBeNull();
    expect(read(place, 2)).not.toBeNull();
    expect(read(place, 3)).toBeNull();
    expect(kept.size).toBe(0);
    expect(warned).toEqual([]);
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
  ])('(b.71) one that is %s is removed, with one log entry', (_, text) => {
    kept.set(name, text);
    expect(read()).toBeNull();
    expect(kept.size).toBe(0);
    expect(warned).toEqual(['A draft was not usable']);
  });

  it.each([
    ['another user', { user: 'jack' }],
    ['another shape', { values: { street: 7 } }],
    ['next year', { savedAt: Date.UTC(2027, 6, 1) }],
  ])('(b.71) one of %s does no harm', (_, own) => {
    kept.set(name, JSON.stringify({ version: 1, user: 'olivia', savedAt: now, values: initial, ...own }));
    expect(read()).toBeNull();
    expect(kept.size).toBe(0);
  });

  it.each(['blocked', 'full'])('(b.69) live in memory while storage is %s, with one log entry', (state) => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    area =
      state === 'full' ? { ...area, write: refuse } : { read: refuse, write: refuse, remove: refuse, names: refuse };
    const store = reopened();
    expect(store.read(place, 1, form, initial)).toBeNull();
    store.write(place, 1, { street: 'a', rooms: 2 });
    store.write(place, 1, { street: 'ab', rooms: 2 });
    expect(store.read(place, 1, form, initial)?.values).toEqual({ street: 'ab', rooms: 2 });
    expect(warned).toEqual(['A draft could not be kept']);
    store.eraseAll('jack');
    expect(store.read(place, 1, form, initial)?.values).toEqual({ street: 'ab', rooms: 2 });
    store.eraseAll('olivia');
    expect(store.read(place, 1, form, initial)).toBeNull();
  });

  it('of one user are erased alone: nobody else who uses this device loses any', () => {
    const theirs = [
      { ...place, user: 'jack' },
      { ...place, user: 'olivia:2' },
      { ...place, user: null },
    ];
    for (const one of [place, ...theirs]) reopened().write(one, 1, { street: String(one.user), rooms: 2 });
    reopened().eraseAll('olivia');
    expect(read()).toBeNull();
    for (const one of theirs) expect(reopened().read(one, 1, form, initial)?.values.street).toBe(String(one.user));
  });

  it('of a visitor become the one of whoever signs in, where that is not newer', () => {
    const visitor = { ...place, user: null };
    reopened().write(visitor, 1, { street: 'typed first', rooms: 2 });
    reopened().takeOver(place);
    expect(read()?.street).toBe('typed first');
    expect(kept.size).toBe(1);

    now += 1000;
    reopened().write(visitor, 1, { street: 'typed last', rooms: 2 });
    reopened().takeOver(place);
    expect(read()?.street).toBe('typed last');

    reopened().write(visitor, 1, { street: 'older', rooms: 2 });
    now += 1000;
    reopened().write(place, 1, { street: 'my own', rooms: 2 });
    reopened().takeOver(place);
    expect(read()?.street).toBe('my own');
    expect(kept.size).toBe(1);
  });
});
