import type { Adapter, AdapterPayload } from 'oidc-provider';

type Entry = { payload: AdapterPayload; expiresAt: number };

/** More entries than this trigger a removal of expired ones. */
const maxEntries = 5_000;

export type MemoryStore = {
  adapter: (model: string) => Adapter;
  /** Removes sessions, grants, codes and tokens of an account, except one session. */
  revokeAccount: (accountId: string, exceptSessionUid: string | undefined) => void;
};

/**
 * Returns an in-memory store for interactions, sessions and grants. After a restart users sign in again here; the
 * sessions of the site are not affected.
 */
export function memoryStore(now: () => number = Date.now): MemoryStore {
  const entries = new Map<string, Entry>();

  const find = (key: string) => {
    const entry = entries.get(key);
    if (entry && entry.expiresAt > now()) return entry.payload;
    entries.delete(key);
    return undefined;
  };
  const removeExpired = () => {
    for (const [key, entry] of entries) if (entry.expiresAt <= now()) entries.delete(key);
  };

  const adapter = (model: string): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`;
    const findBy = (field: 'uid' | 'userCode', value: string) => {
      for (const [key, { payload }] of entries) {
        if (key.startsWith(`${model}:`) && payload[field] === value) return find(key);
      }
      return undefined;
    };
    return {
      upsert: async (id, payload, expiresIn) => {
        if (entries.size > maxEntries) removeExpired();
        entries.set(keyOf(id), { payload, expiresAt: expiresIn ? now() + expiresIn * 1000 : Number.POSITIVE_INFINITY });
      },
      find: async (id) => find(keyOf(id)),
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (userCode) => findBy('userCode', userCode),
      consume: async (id) => {
        const payload = find(keyOf(id));
        if (payload) payload.consumed = Math.floor(now() / 1000);
      },
      destroy: async (id) => {
        entries.delete(keyOf(id));
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
      },
    };
  };
  return {
    adapter,
    revokeAccount: (accountId, exceptSessionUid) => {
      for (const [key, { payload }] of entries) {
        const isExcepted = key.startsWith('Session:') && payload.uid === exceptSessionUid;
        if (payload.accountId === accountId && !isExcepted) entries.delete(key);
      }
    },
  };
}
