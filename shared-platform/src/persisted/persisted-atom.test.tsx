import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getDefaultStore } from 'jotai';
import { z } from 'zod/mini';
import { configureLogger } from '../logger/logger.ts';
import { setPlatformUser } from '../storage/platform-user.ts';
import { clearPersistedStores, type PersistedAtomOptions, persistedAtom } from './persisted-atom.ts';

const view = z.object({ sort: z.string(), panel: z.object({ open: z.boolean(), width: z.number() }) });
type View = z.infer<typeof view>;
const initial: View = { sort: 'newest', panel: { open: false, width: 300 } };
const changed: View = { sort: 'price', panel: { open: true, width: 420 } };
const store = getDefaultStore();

let warnings: string[];
let original: Record<'localStorage' | 'sessionStorage', PropertyDescriptor | undefined>;

beforeEach(() => {
  original = {
    localStorage: Object.getOwnPropertyDescriptor(globalThis, 'localStorage'),
    sessionStorage: Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage'),
  };
  const record = (message: string) => warnings.push(message);
  configureLogger({ url: null, console: { debug: record, info: record, warn: record, error: record } });
  setPlatformUser(null);
  clearPersistedStores();
  localStorage.clear();
  sessionStorage.clear();
  warnings = [];
});

afterEach(() => {
  for (const [name, descriptor] of Object.entries(original)) {
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
  }
});

const declare = (own: Partial<PersistedAtomOptions<View>> = {}) =>
  persistedAtom({ id: 'search-view', version: 2, schema: view, initial, ...own });

function replaceStorage(get: () => Partial<Storage>): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { get, configurable: true });
}

describe('a persisted atom', () => {
  it.each(['local', 'session', 'cookie'] as const)('is restored after a reload from %s storage', (storage) => {
    store.set(declare({ storage }), changed);
    expect(store.get(declare({ storage }))).toEqual(changed);
    expect(warnings).toEqual([]);
  });

  it('changes when another tab writes or clears local storage', () => {
    const viewAtom = declare();
    expect(store.get(viewAtom)).toEqual(initial);
    const name = 'verandah-store:search-view';
    localStorage.setItem(name, JSON.stringify({ version: 2, user: null, value: changed }));
    dispatchEvent(new StorageEvent('storage', { key: 'verandah-store:another' }));
    expect(store.get(viewAtom)).toEqual(initial);
    dispatchEvent(new StorageEvent('storage', { key: name }));
    expect(store.get(viewAtom)).toEqual(changed);
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(store.get(viewAtom)).toEqual(initial);
  });

  it('is written to local storage under its id on every change by default (SPEC §9)', () => {
    const viewAtom = declare();
    store.set(viewAtom, changed);
    store.set(viewAtom, (before) => ({ ...before, sort: 'rent' }));
    expect(JSON.parse(localStorage.getItem('verandah-store:search-view') ?? '')).toEqual({
      version: 2,
      user: null,
      value: { ...changed, sort: 'rent' },
    });
  });

  it('stores and restores only the chosen paths', () => {
    store.set(declare({ paths: ['panel.open'] }), changed);
    expect(localStorage.getItem('verandah-store:search-view')).toContain('"value":{"panel":{"open":true}}');
    expect(store.get(declare({ paths: ['panel.open'] }))).toEqual({
      sort: 'newest',
      panel: { open: true, width: 300 },
    });
    expect(() => declare({ paths: ['__proto__.x'] })).toThrow(/not a path of a store/);
  });

  it('migrates the value of an older version, or drops it without a migration', () => {
    localStorage.setItem('verandah-store:search-view', JSON.stringify({ version: 1, user: null, value: 'price' }));
    const migrate = (stored: unknown, version: number) => ({ ...initial, sort: `${stored} of ${version}` });
    expect(store.get(declare({ migrate })).sort).toBe('price of 1');
    expect(store.get(declare())).toEqual(initial);
    expect(warnings).toHaveLength(1);
    const broken = declare({
      migrate: () => {
        throw new Error('no');
      },
    });
    expect(store.get(broken)).toEqual(initial);
  });

  it('(b.66) ignores the value of a newer version after a roll-back', () => {
    localStorage.setItem('verandah-store:search-view', JSON.stringify({ version: 3, user: null, value: { other: 1 } }));
    const viewAtom = declare();
    expect(store.get(viewAtom)).toEqual(initial);
    store.set(viewAtom, changed);
    expect(store.get(declare())).toEqual(changed);
    expect(warnings).toEqual(['A persisted store is not usable']);
  });

  it.each([
    ['access throws', () => replaceStorage(() => refuse('SecurityError'))],
    ['every method throws', () => replaceStorage(() => ({ getItem: () => refuse('x'), setItem: () => refuse('x') }))],
    ['it is full', () => replaceStorage(() => ({ getItem: () => null, setItem: () => refuse('QuotaExceededError') }))],
  ])('(b.69) works in memory with one warning when %s', (_name, block) => {
    block();
    const viewAtom = declare();
    expect(store.get(viewAtom)).toEqual(initial);
    store.set(viewAtom, changed);
    store.set(viewAtom, (before) => ({ ...before, sort: 'rent' }));
    expect(store.get(viewAtom).sort).toBe('rent');
    expect(warnings).toHaveLength(1);
    expect(() => clearPersistedStores()).not.toThrow();
  });

  it.each([
    ['reading throws', { get: () => refuse('SecurityError'), set: () => refuse('SecurityError') }],
    ['nothing is stored', { get: () => '', set: () => {} }],
  ])('(b.69) works in memory with one warning when cookies are blocked: %s', (_name, cookie) => {
    Object.defineProperty(document, 'cookie', { ...cookie, configurable: true });
    const viewAtom = declare({ storage: 'cookie' });
    expect(store.get(viewAtom)).toEqual(initial);
    store.set(viewAtom, changed);
    expect(store.get(viewAtom)).toEqual(changed);
    expect(warnings).toHaveLength(1);
    expect(() => clearPersistedStores()).not.toThrow();
    Reflect.deleteProperty(document, 'cookie');
  });

  it('of the browser stays after a sign-out and for the next user', () => {
    setPlatformUser('olivia');
    const browserAtom = declare({ id: 'of-the-browser', owner: 'browser' });
    store.set(browserAtom, changed);
    clearPersistedStores();
    setPlatformUser('jack');
    expect(store.get(browserAtom)).toEqual(changed);
    expect(store.get(declare({ id: 'of-the-browser', owner: 'browser' }))).toEqual(changed);
    expect(localStorage.getItem('verandah-browser:of-the-browser')).toContain('"user":null');
  });

  it('does not share its value with an atom of another id', () => {
    store.set(declare({ id: 'one' }), changed);
    expect(store.get(declare({ id: 'two' }))).toEqual(initial);
    expect(() => declare({ id: 'Not An Id' })).toThrow(/not a store id/);
  });

  it('(b.70) has its initial value when session storage was lost', () => {
    store.set(declare({ storage: 'session' }), changed);
    sessionStorage.clear();
    expect(store.get(declare({ storage: 'session' }))).toEqual(initial);
    expect(warnings).toEqual([]);
  });

  it.each(
    (['local', 'session'] as const).flatMap<['local' | 'session', string, string]>((storage) => [
      [storage, 'truncated', '{"version":2,"user":null,"val'],
      [storage, 'null', 'null'],
      [storage, 'an array', '[1,2]'],
      [storage, '5 MB', `"${'x'.repeat(4_900_000)}"`],
      [storage, 'of a future version', '{"version":99,"user":null,"value":{}}'],
      [storage, 'of another shape', '{"version":2,"user":null,"value":{"sort":7}}'],
      [
        storage,
        'hostile',
        '{"version":2,"user":null,"value":{"__proto__":{"admin":true},"sort":"a","panel":{"open":true,"width":1}}}',
      ],
    ]),
  )('(b.71) from %s storage that is %s has its initial value, with one warning', (storage, _name, text) => {
    (storage === 'local' ? localStorage : sessionStorage).setItem('verandah-store:search-view', text);
    const viewAtom = declare({ storage });
    expect(store.get(viewAtom)).toEqual(initial);
    expect(store.get(viewAtom)).toEqual(initial);
    expect(warnings).toHaveLength(1);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it('(b.71) does not show the value of another user, and logs nothing', () => {
    setPlatformUser('olivia');
    const viewAtom = declare();
    store.set(viewAtom, changed);
    setPlatformUser('jack');
    expect(store.get(viewAtom)).toEqual(initial);
    expect(store.get(declare())).toEqual(initial);
    expect(warnings).toEqual([]);
  });

  it('is restored when its user becomes known', () => {
    setPlatformUser('olivia');
    store.set(declare(), changed);
    setPlatformUser(null);
    const viewAtom = declare();
    expect(store.get(viewAtom)).toEqual(initial);
    setPlatformUser('olivia');
    expect(store.get(viewAtom)).toEqual(changed);
  });

  it('is removed from every storage at sign-out, also for remotes that are not loaded', () => {
    const viewAtom = declare();
    store.set(viewAtom, changed);
    store.set(declare({ storage: 'cookie' }), changed);
    sessionStorage.setItem('verandah-store:of-another-remote', 'x');
    localStorage.setItem('mantine-color-scheme', 'dark');
    clearPersistedStores();
    expect(store.get(viewAtom)).toEqual(initial);
    expect(document.cookie).toBe('');
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual(['mantine-color-scheme']);
  });

  it('(H10) does not write a cookie of more than 4,096 bytes, with one warning', () => {
    const viewAtom = declare({ storage: 'cookie' });
    store.set(viewAtom, { ...changed, sort: 'é'.repeat(800) });
    expect(document.cookie).toBe('');
    expect(store.get(viewAtom).sort).toHaveLength(800);
    expect(warnings).toEqual(['A persisted store is in memory only']);
    store.set(viewAtom, { ...changed, sort: 'e'.repeat(3500) });
    expect(document.cookie).toContain('verandah-store%3Asearch-view=');
    expect(warnings).toHaveLength(1);
  });

  it.each([{ accessToken: 'abc' }, { note: 'eyJhbGciOi.eyJzdWIi.c2ln' }, { deep: [{ password: 'x' }] }])(
    'never stores a token: %j',
    (value) => {
      store.set(persistedAtom<unknown>({ id: 'anything', version: 1, schema: z.unknown(), initial: {} }), value);
      expect(localStorage).toHaveLength(0);
      expect(warnings).toHaveLength(1);
    },
  );
});

function refuse(name: string): never {
  throw new DOMException('refused', name);
}
