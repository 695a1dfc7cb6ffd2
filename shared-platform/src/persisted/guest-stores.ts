import { isPlainObject, parseStoredJson, webStorageArea } from '../storage/stored-json.ts';
import { keyPrefixes } from './persisted-atom.ts';

const area = webStorageArea(() => localStorage);

/**
 * Returns the ids of stores in local storage that contain something a visitor saved. The ids include stores of remotes
 * that are not loaded. A store that was written while a user was signed in belongs to that user and is not included.
 */
export function guestStores(): string[] {
  try {
    return area
      .keys()
      .filter((key) => key.startsWith(keyPrefixes.user) && isGuestStore(area.read(key)))
      .map((key) => key.slice(keyPrefixes.user.length));
  } catch {
    // Storage is blocked, so nothing was saved in it.
    return [];
  }
}

function isGuestStore(text: string | null): boolean {
  const parsed = text === null ? null : parseStoredJson(text);
  if (!parsed?.ok || !isPlainObject(parsed.value)) return false;
  const { user, value } = parsed.value;
  return user === null && Object.keys(Object(value)).length > 0;
}
