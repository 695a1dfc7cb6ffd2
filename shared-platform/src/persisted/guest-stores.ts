import { isPlainObject, parseStoredJson, webStorageArea } from '../storage/stored-json.ts';
import { prefixes } from './persisted-atom.ts';

const area = webStorageArea(() => localStorage);

/**
 * Ids of the stores in local storage that hold something a visitor kept, of services that are not loaded too. A store is a
 * user's, and no longer named here, once it was written while they were signed in.
 */
export function guestStores(): string[] {
  try {
    return area
      .names()
      .filter((name) => name.startsWith(prefixes.user) && isKeptByVisitor(area.read(name)))
      .map((name) => name.slice(prefixes.user.length));
  } catch {
    // Blocked: then nothing was kept there.
    return [];
  }
}

function isKeptByVisitor(text: string | null): boolean {
  const parsed = text === null ? null : parseStoredJson(text);
  if (!parsed?.ok || !isPlainObject(parsed.value)) return false;
  const { user, value } = parsed.value;
  return user === null && Object.keys(Object(value)).length > 0;
}
