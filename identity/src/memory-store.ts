import type { Adapter, AdapterPayload } from 'oidc-provider';

type Entry = { payload: AdapterPayload; expiresAt: number };

const sweepAbove = 5_000;

export type MemoryStore = {
  adapter: (model: string) => Adapter;
  /** Sessions, grants, codes and tokens of an account, but for one session. */
  forgetAccount: (accountId: string, exceptSessionUid: string | undefined) => void;
};

/**
 * Sign-ins under way, sessions and grants of this process. A restart forgets them: people sign in once more, the
 * site's own sessions live on.
 */
export function memoryStore(now: () => number = Date.now): MemoryStore {
  const entries = new Map<string, Entry>();

  const alive = (key: string) => {
    const entry = entries.get(key);
    if (entry && entry.expiresAt > now()) return entry.payload;
    entries.delete(key);
    return undefined;
  };
  const sweep = () => {
    for (const [key, entry] of entries) if (entry.expiresAt <= now()) entries.delete(key);
  };

  const adapter = (model: string): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`;
    const findBy = (field: 'uid' | 'userCode', value: string) => {
      for (const [key, { payload }] of entries) {
        if (key.startsWith(`${model}:`) && payload[field] === value) return alive(key);
      }
      return undefined;
    };
    return {
      upsert: async (id, payload, expiresIn) => {
        if (entries.size > sweepAbove) sweep();
        entries.set(keyOf(id), { payload, expiresAt: expiresIn ? now() + expiresIn * 1000 : Number.POSITIVE_INFINITY });
      },
      find: async (id) => alive(keyOf(id)),
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (userCode) => findBy('userCode', userCode),
      consume: async (id) => {
        const payload = alive(keyOf(id));
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
    forgetAccount: (accountId, exceptSessionUid) => {
      for (const [key, { payload }] of entries) {
        const isKept = key.startsWith('Session:') && payload.uid === exceptSessionUid;
        if (payload.accountId === accountId && !isKept) entries.delete(key);
      }
    },
  };
}
