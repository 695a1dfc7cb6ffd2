import { createHmac, type KeyObject } from 'node:crypto';
import { equalSecrets } from '../auth/secrets.ts';
import type { BackendConfig } from '../config.ts';
import { findMasterKeys } from '../encryption/configured-keys.ts';
import { isId } from '../http/parameters.ts';

/** What one link in a mail stops: the alerts of one saved search, or those of the whole shortlist. */
export type Subscription =
  | { kind: 'search'; ownerId: string; savedSearchId: string }
  | { kind: 'shortlist'; ownerId: string };

type Config = Pick<BackendConfig, 'encryptionKeys' | 'databaseUrl' | 'dataFolder'>;

/**
 * Returns a token that stops these mails and does nothing else. It is signed, so that it works without signing in and
 * only this site can make one. It never expires: a mail may be years old when its link is used.
 */
export function unsubscribeToken(config: Config, subscription: Subscription): string {
  const text = textOf(subscription);
  return `${text}.${signatureOf(findMasterKeys(config).newest.key, text)}`;
}

/** Returns what the token stops; null for a token that this site did not sign. Accepts each master key. */
export function readUnsubscribeToken(config: Config, token: string): Subscription | null {
  const end = token.lastIndexOf('.');
  const [text, signature] = [token.slice(0, Math.max(end, 0)), token.slice(end + 1)];
  const keys = [...findMasterKeys(config).byId.values()];
  if (!keys.some(({ key }) => equalSecrets(signatureOf(key, text), signature))) return null;
  const [kind, ownerId = '', savedSearchId = ''] = text.split('.');
  if (!isId(ownerId)) return null;
  if (kind === 'shortlist') return { kind, ownerId };
  return kind === 'search' && isId(savedSearchId) ? { kind, ownerId, savedSearchId } : null;
}

const textOf = (subscription: Subscription): string =>
  subscription.kind === 'search'
    ? `search.${subscription.ownerId}.${subscription.savedSearchId}`
    : `shortlist.${subscription.ownerId}`;

/** The prefix separates these signatures from other uses of the key. */
const signatureOf = (key: KeyObject, text: string): string =>
  createHmac('sha256', key).update(`unsubscribe ${text}`).digest('base64url');
