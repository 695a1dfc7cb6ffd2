import { atom, getDefaultStore, type WritableAtom } from 'jotai';
import { logger } from '../logger/logger.ts';
import { onPlatformUserChange, platformUser } from '../storage/platform-user.ts';
import { type TextArea, webStorageArea } from '../storage/stored-json.ts';
import { cookieArea } from './cookie-area.ts';
import { restoreStore, type StoreShape, storeText } from './restore-store.ts';
import { checkPaths } from './store-paths.ts';

const areas = {
  local: webStorageArea(() => localStorage),
  session: webStorageArea(() => sessionStorage),
  cookie: cookieArea(
    () => document,
    () => location.protocol === 'https:',
  ),
} satisfies Record<string, TextArea>;

/** What the names of stores begin with, by whose they are. */
export const prefixes = { user: 'verandah-store:', browser: 'verandah-browser:' } as const;
const stores = new Set<{ name: string; restoreAnew: () => void }>();

/** SPEC §9: local storage by default, keyed by the store's id. */
export type PersistedAtomOptions<Value> = StoreShape<Value> & {
  /** Stable and unique, such as `search-view`. */
  id: string;
  storage?: keyof typeof areas;
  /** `browser`: a matter of this browser alone, such as its colours; it stays at sign-out and for another user. */
  owner?: keyof typeof prefixes;
};

type Next<Value> = Value | ((before: Value) => Value);

/**
 * An atom whose value survives the page: restored when it is first read, written on every change, versioned, migrated and
 * validated. Storage that is blocked, full or holds rubbish costs one log entry and the value lives in memory (RELIABILITY H10,
 * rows 66, 69–71). Never for tokens: a value that looks like one is not written. Gone at sign-out and for another user, unless it is the browser's.
 * Other tabs follow what is kept in local storage.
 */
export function persistedAtom<Value>({
  id,
  storage = 'local',
  owner = 'user',
  ...shape
}: PersistedAtomOptions<Value>): WritableAtom<Value, [Next<Value>], void> {
  if (!/^[a-z][a-z0-9-]*$/.test(id)) throw new TypeError(`"${id}" is no store id; expected kebab-case.`);
  checkPaths(shape.paths ?? []);
  const name = prefixes[owner] + id;
  const user = () => (owner === 'user' ? platformUser() : null);
  const area = areas[storage];
  let complained = false;

  const restoredAtom = atom<{ value: Value } | null>(null);
  const valueAtom = atom(
    (get) => (get(restoredAtom) ?? get(firstAtom)).value,
    (_get, set, value: Value) => {
      set(restoredAtom, { value });
    },
  );
  // Reads once for each jotai store, when somebody first looks.
  const firstAtom = atom(() => ({ value: restore() }));

  const persisted = atom(
    (get) => get(valueAtom),
    (get, set, next: Next<Value>) => {
      const value = typeof next === 'function' ? (next as (before: Value) => Value)(get(valueAtom)) : next;
      set(valueAtom, value);
      keep(value);
    },
  );
  if (owner === 'user') stores.add({ name, restoreAnew: () => getDefaultStore().set(valueAtom, restore()) });
  return persisted;

  function restore(): Value {
    try {
      const text = area.read(name);
      if (text === null) return shape.initial;
      const restored = restoreStore(text, user(), shape);
      if (restored.kind === 'value') return restored.value;
      if (restored.kind === 'unusable') complain('A persisted store was not usable', restored.reason);
    } catch (error) {
      complain('A persisted store could not be read', String(error));
    }
    return shape.initial;
  }

  function keep(value: Value): void {
    try {
      area.write(name, storeText(value, user(), shape));
    } catch (error) {
      complain('A persisted store lives in memory only', String(error));
    }
  }

  function complain(message: string, reason: string): void {
    if (complained) return;
    complained = true;
    logger.warn(message, { store: id, storage, reason });
  }
}

/** Removes what every store of a user keeps, of services that are not loaded too, and sets those in use to their initial values. */
export function clearPersistedStores(): void {
  for (const area of Object.values(areas)) {
    try {
      for (const name of area.names()) if (name.startsWith(prefixes.user)) area.remove(name);
    } catch {
      // Blocked: then nothing was kept there.
    }
  }
  restoreAll();
}

function restoreAll(): void {
  for (const store of stores) store.restoreAnew();
}

onPlatformUserChange(restoreAll);

// What another tab kept; without a name it cleared everything.
if (typeof addEventListener === 'function') {
  addEventListener('storage', ({ key }) => {
    for (const store of stores) if (key === null || key === store.name) store.restoreAnew();
  });
}
