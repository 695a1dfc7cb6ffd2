import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Account } from '../accounts/account-store.ts';

/** How long a mailed link works. */
export const linkMinutes = 30;

/** The account that a link belongs to, and the address that received the link. */
export type LinkOwner = Pick<Account, 'sub' | 'email'>;

export type MailedLinks = {
  /** Returns the secret of a new link, which replaces the account's earlier link. */
  create: (owner: LinkOwner) => string;
  /** Returns the owner of a link that still works. Opening a link does not use it up: mail scanners open links too. */
  read: (secret: string) => LinkOwner | undefined;
  /** Returns the owner of a link that still works. From now on it does not work any more. */
  use: (secret: string) => LinkOwner | undefined;
  /** Removes the link of an account, whose password or email has changed. */
  remove: (sub: string) => void;
};

/**
 * The mailed links of one kind, such as those that choose a new password. Only hashes of the secrets are in memory.
 * After a restart of this service, users ask for a new link.
 */
export function mailedLinks(now: () => number = () => performance.now()): MailedLinks {
  const owners = new LRUCache<string, LinkOwner>({
    max: 100_000,
    ttl: linkMinutes * 60_000,
    ttlResolution: 0,
    perf: { now },
  });
  const keyOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
  const remove = (sub: string) => {
    for (const [key, owner] of owners) if (owner.sub === sub) owners.delete(key);
  };
  return {
    create: ({ sub, email }) => {
      remove(sub);
      const secret = randomBytes(32).toString('base64url');
      owners.set(keyOf(secret), { sub, email });
      return secret;
    },
    read: (secret) => owners.get(keyOf(secret)),
    use: (secret) => {
      const owner = owners.get(keyOf(secret));
      owners.delete(keyOf(secret));
      return owner;
    },
    remove,
  };
}
