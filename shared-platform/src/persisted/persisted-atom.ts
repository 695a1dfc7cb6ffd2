import { atom, getDefaultStore, type WritableAtom } from 'jotai';
import { logger } from '../logger/logger.ts';
import { cookieArea } from '../storage/cookie-area.ts';
import { onPlatformUserChange, platformUser } from '../storage/platform-user.ts';
import { type StorageArea, webStorageArea } from '../storage/stored-json.ts';
import { restoreStore, type StoreShape, serializeStore } from './restore-store.ts';
import { checkPaths } from './store-paths.ts';

const areas = {
  local: webStorageArea(() => localStorage),
  session: webStorageArea(() => sessionStorage),
  cookie: cookieArea(
    () => document,
    () => location.protocol === 'https:',
  ),
} satisfies Record<string, StorageArea>;

/** The prefixes of storage keys: `user` for values that belong to a user, `browser` for values of the browser. */
export const keyPrefixes = { user: 'verandah-store:', browser: 'verandah-browser:' } as const;
const userStores = new Set<{ key: string; restore: () => void }>();

export type PersistedAtomOptions<Value> = StoreShape<Value> & {
  /** Stable and unique, in kebab-case, such as `search-view`. */
  id: string;
  /** `local` by default (SPEC §9). */
  storage?: keyof typeof areas;
  /**
   * `user` (default): the value is cleared at sign-out and for another user. `browser`: the value stays in this browser
   * for every user, such as the colour scheme.
   */
  owner?: keyof typeof keyPrefixes;
};

type Next<Value> = Value | ((before: Value) => Value);

/**
 * Returns an atom whose value survives a reload. It is restored when it is first read, and written on every change.
 * Stored values are versioned, migrated and validated. A change of a user's value in local storage also reaches the
 * other tabs. When storage is blocked, full or corrupt, the atom logs one warning, and its value is only in memory
 * (H10, b.66, b.69–b.71). A value that looks like a token is not written.
 * @throws TypeError when the id is not kebab-case or a path contains a name such as `__proto__`
 */
export function persistedAtom<Value>({
  id,
  storage = 'local',
  owner = 'user',
  ...shape
}: PersistedAtomOptions<Value>): WritableAtom<Value, [Next<Value>], void> {
  if (!/^[a-z][a-z0-9-]*$/.test(id)) throw new TypeError(`"${id}" is not a store id; expected kebab-case.`);
  checkPaths(shape.paths ?? []);
  const key = keyPrefixes[owner] + id;
  const user = () => (owner === 'user' ? platformUser() : null);
  const area = areas[storage];
  let hasWarned = false;

  const currentAtom = atom<{ value: Value } | null>(null);
  const valueAtom = atom(
    (get) => (get(currentAtom) ?? get(restoredAtom)).value,
    (_get, set, value: Value) => {
      set(currentAtom, { value });
    },
  );
  // Restores once for each jotai store, when the value is first read.
  const restoredAtom = atom(() => ({ value: restore() }));

  const persisted = atom(
    (get) => get(valueAtom),
    (get, set, next: Next<Value>) => {
      const value = typeof next === 'function' ? (next as (before: Value) => Value)(get(valueAtom)) : next;
      set(valueAtom, value);
      write(value);
    },
  );
  if (owner === 'user') userStores.add({ key, restore: () => getDefaultStore().set(valueAtom, restore()) });
  return persisted;

  function restore(): Value {
    try {
      const text = area.read(key);
      if (text === null) return shape.initial;
      const restored = restoreStore(text, user(), shape);
      if (restored.kind === 'value') return restored.value;
      if (restored.kind === 'unusable') warnOnce('A persisted store is not usable', restored.reason);
    } catch (error) {
      warnOnce('A persisted store could not be read', String(error));
    }
    return shape.initial;
  }

  function write(value: Value): void {
    try {
      area.write(key, serializeStore(value, user(), shape));
    } catch (error) {
      warnOnce('A persisted store is in memory only', String(error));
    }
  }

  function warnOnce(message: string, reason: string): void {
    if (hasWarned) return;
    hasWarned = true;
    logger.warn(message, { store: id, storage, reason });
  }
}

/**
 * Removes the stored values of all users, including those of remotes that are not loaded, and resets the atoms in use.
 */
export function clearPersistedStores(): void {
  for (const area of Object.values(areas)) {
    try {
      for (const key of area.keys()) if (key.startsWith(keyPrefixes.user)) area.remove(key);
    } catch {
      // Storage is blocked, so nothing was saved in it.
    }
  }
  restoreUserStores();
}

function restoreUserStores(): void {
  for (const store of userStores) store.restore();
}

onPlatformUserChange(restoreUserStores);

// When another tab writes a store, restores that store here. When it clears all of them, the event has no key, and all
// stores are restored.
if (typeof addEventListener === 'function') {
  addEventListener('storage', ({ key }) => {
    for (const store of userStores) if (key === null || key === store.key) store.restore();
  });
}
