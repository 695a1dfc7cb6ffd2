import { createSecretKey, type KeyObject } from 'node:crypto';

/** A key that encrypts data keys. Its id is stored with each data key. */
export type MasterKey = { id: string; key: KeyObject };

/** All master keys. `newest` encrypts; the others decrypt what was encrypted before. */
export type MasterKeys = { newest: MasterKey; byId: ReadonlyMap<string, MasterKey> };

export const keysExpected =
  'expected keys such as 2026-11:<32 bytes in base64>, separated by commas, the newest first; openssl rand -base64 32 ' +
  'makes one';

const keyBytes = 32;
const entry = /^([\w.-]{1,40}):([A-Za-z0-9+/_=-]+)$/;

/**
 * Parses keys such as `2026-11:<32 bytes in base64>,2025-11:…`, the newest first. Returns null when the text is
 * malformed or two keys have the same id.
 */
export function parseMasterKeys(text: string): MasterKeys | null {
  const keys = text.split(',').flatMap((part) => {
    const [, id = '', encoded = ''] = entry.exec(part.trim()) ?? [];
    const bytes = Buffer.from(encoded, 'base64');
    return bytes.length === keyBytes ? [{ id, key: createSecretKey(bytes) }] : [];
  });
  const [newest] = keys;
  const byId = new Map(keys.map((one) => [one.id, one]));
  return newest && byId.size === text.split(',').length ? { newest, byId } : null;
}
