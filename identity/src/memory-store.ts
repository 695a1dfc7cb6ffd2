import { LRUCache } from 'lru-cache';
import type { Adapter, AdapterPayload } from 'oidc-provider';

export type MemoryStore = {
  adapter: (model: string) => Adapter;
  /** Removes all sessions, grants, codes and tokens of an account. Only the session `exceptSessionUid` remains. */
  revokeAccount: (accountId: string, exceptSessionUid: string | undefined) => void;
};

/**
 * Returns a store in memory for the library's interactions, sessions, grants and tokens. A restart of this service
 * deletes them. Users then have to type the password at their next sign-in, but they stay signed in on the site.
 */
export function memoryStore(): MemoryStore {
  const entries = new LRUCache<string, AdapterPayload>({ max: 100_000 });

  const adapter = (model: string): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`;
    const findBy = (field: 'uid' | 'userCode', value: string) => {
      for (const [key, payload] of entries) if (key.startsWith(`${model}:`) && payload[field] === value) return payload;
      return undefined;
    };
    return {
      upsert: async (id, payload, expiresIn) => {
        entries.set(keyOf(id), payload, { ttl: (expiresIn ?? 0) * 1000 });
      },
      find: async (id) => entries.get(keyOf(id)),
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (userCode) => findBy('userCode', userCode),
      consume: async (id) => {
        const payload = entries.get(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => {
        entries.delete(keyOf(id));
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, payload] of entries) if (payload.grantId === grantId) entries.delete(key);
      },
    };
  };
  return {
    adapter,
    revokeAccount: (accountId, exceptSessionUid) => {
      for (const [key, payload] of entries) {
        const isExcepted = key.startsWith('Session:') && payload.uid === exceptSessionUid;
        if (payload.accountId === accountId && !isExcepted) entries.delete(key);
      }
    },
  };
}
