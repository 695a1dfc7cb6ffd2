import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** How long a link of a recovery mail works. */
export const linkMinutes = 30;

export type RecoveryLinks = {
  /** Returns the secret of a new link, which replaces the user's earlier link. */
  create: (sub: string) => string;
  /** Returns the user of a link that still works. Opening a link does not use it up: mail scanners open links too. */
  read: (secret: string) => string | undefined;
  /** Returns the user of a link that still works. From now on it does not work any more. */
  use: (secret: string) => string | undefined;
  /** Removes the link of a user, whose password has changed. */
  remove: (sub: string) => void;
};

/**
 * The links with which users choose a new password. Only hashes of the secrets are in memory. After a restart of this
 * service, users ask for a new link.
 */
export function recoveryLinks(now: () => number = () => performance.now()): RecoveryLinks {
  const users = new LRUCache<string, string>({
    max: 100_000,
    ttl: linkMinutes * 60_000,
    ttlResolution: 0,
    perf: { now },
  });
  const keyOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
  const remove = (sub: string) => {
    for (const [key, user] of users) if (user === sub) users.delete(key);
  };
  return {
    create: (sub) => {
      remove(sub);
      const secret = randomBytes(32).toString('base64url');
      users.set(keyOf(secret), sub);
      return secret;
    },
    read: (secret) => users.get(keyOf(secret)),
    use: (secret) => {
      const sub = users.get(keyOf(secret));
      users.delete(keyOf(secret));
      return sub;
    },
    remove,
  };
}
