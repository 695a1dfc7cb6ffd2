import {
  isPlainObject,
  maxStoredTextLength,
  parseStoredJson,
  type StorageArea,
  type Validator,
} from '../storage/stored-json.ts';
import { persistableValues } from './sensitive-fields.ts';

/** Drafts are stored for seven days. */
export const draftLifetimeMs = 7 * 24 * 60 * 60 * 1000;

const keyPrefix = 'verandah-draft:';
const oneDayMs = 24 * 60 * 60 * 1000;

/** Identifies a draft: there is one for each user, entity and step. */
export type DraftKey = {
  /** The user's id; null for a visitor. */
  user: string | null;
  /** What is edited, such as `property/new` or `listing/<id>`. */
  entity: string;
  /** Which form of it, such as `details`. */
  step: string;
};

export type Draft<Values> = {
  values: Values;
  savedAt: Date;
  /** Names of chosen files. A file cannot be stored, so the user must choose it again. */
  files: readonly string[];
  /** Something was entered in a sensitive field, and not stored. */
  withheld: boolean;
};

export type DraftStore = {
  /** Returns the draft, with `initial` for fields it does not contain; null when there is no usable draft. */
  read: <Values>(key: DraftKey, version: number, schema: Validator<Values>, initial: unknown) => Draft<Values> | null;
  write: (key: DraftKey, version: number, values: unknown, sensitiveFields?: readonly string[]) => void;
  erase: (key: DraftKey) => void;
  /** Gives a visitor's draft to the user of the key. When both have one, the newer stays. */
  claimGuestDraft: (key: DraftKey) => void;
  /** Erases the drafts of one user, or of all users. */
  eraseAll: (user?: string | null) => void;
  /** Returns false when a draft is only in memory, because storage is full or blocked. */
  isPersisted: () => boolean;
};

type DraftStorePorts = { area: StorageArea; now: () => number; warn: (message: string, info: unknown) => void };

/**
 * Returns a store for drafts in a storage area. A draft that is not usable (truncated, too old, of another user or
 * version) is removed and treated as missing. When the area is not usable, drafts are in memory. Never throws.
 */
export function createDraftStore({ area, now, warn }: DraftStorePorts): DraftStore {
  const memory = new Map<string, string>();
  let hasWarned = false;
  let hasRemovedExpired = false;

  return {
    read(draftKey, version, schema, initial) {
      removeExpired();
      const key = storageKey(draftKey);
      const text = readText(key);
      if (text === null) return null;
      const stored = parseDraft(text);
      if (stored && isLive(stored) && stored.user === draftKey.user && stored.version === version) {
        const checked = schema.safeParse(withDefaults(initial, stored.values));
        const { savedAt, files, withheld } = stored;
        if (checked.success) return { values: checked.data, savedAt: new Date(savedAt), files, withheld };
      }
      // A draft of a newer build stays until that build is live again.
      if (!(stored && isLive(stored) && stored.version > version)) remove(key);
      if (!stored) warnOnce('A draft is not usable', 'not a draft');
      return null;
    },
    write(key, version, values, sensitiveFields) {
      const stored = persistableValues(values, sensitiveFields);
      writeDraft(storageKey(key), { version, user: key.user, savedAt: now(), ...stored });
    },
    erase: (key) => remove(storageKey(key)),
    claimGuestDraft(key) {
      if (key.user === null) return;
      const guestKey = storageKey({ ...key, user: null });
      const guest = parseDraft(readText(guestKey) ?? '');
      if (!guest) return;
      const own = parseDraft(readText(storageKey(key)) ?? '');
      if (!own || own.savedAt < guest.savedAt) writeDraft(storageKey(key), { ...guest, user: key.user });
      remove(guestKey);
    },
    isPersisted: () => memory.size === 0,
    eraseAll(user) {
      const prefix = user === undefined ? keyPrefix : userPrefix(user);
      for (const key of [...memory.keys(), ...storedKeys()]) if (key.startsWith(prefix)) remove(key);
    },
  };

  function writeDraft(key: string, draft: StoredDraft): void {
    try {
      const text = JSON.stringify(draft);
      if (text.length > maxStoredTextLength)
        throw new RangeError(`Expected a draft of at most ${maxStoredTextLength} characters, got ${text.length}.`);
      memory.set(key, text);
      area.write(key, text);
      memory.delete(key);
    } catch (error) {
      warnOnce('A draft could not be stored', String(error));
    }
  }

  function readText(key: string): string | null {
    try {
      return memory.get(key) ?? area.read(key);
    } catch {
      return null;
    }
  }

  function remove(key: string): void {
    memory.delete(key);
    try {
      area.remove(key);
    } catch {
      // Storage is blocked, so there is nothing to remove.
    }
  }

  function storedKeys(): string[] {
    try {
      return area.keys().filter((key) => key.startsWith(keyPrefix));
    } catch {
      return [];
    }
  }

  /** Once per page, for the drafts of all users. */
  function removeExpired(): void {
    if (hasRemovedExpired) return;
    hasRemovedExpired = true;
    for (const key of storedKeys()) {
      const stored = parseDraft(readText(key) ?? '');
      if (stored && !isLive(stored)) remove(key);
    }
  }

  /** Tolerates a clock that was up to a day ahead when the draft was stored. */
  function isLive({ savedAt }: StoredDraft): boolean {
    const age = now() - savedAt;
    return age < draftLifetimeMs && age > -oneDayMs;
  }

  function warnOnce(message: string, reason: string): void {
    if (hasWarned) return;
    hasWarned = true;
    warn(message, { reason });
  }
}

const userPrefix = (user: string | null) => `${keyPrefix}${encodeURIComponent(user ?? '')}:`;

const storageKey = ({ user, entity, step }: DraftKey) =>
  userPrefix(user) + [entity, step].map(encodeURIComponent).join(':');

type StoredDraft = {
  version: number;
  user: string | null;
  savedAt: number;
  values: unknown;
  files: string[];
  withheld: boolean;
};

function parseDraft(text: string): StoredDraft | null {
  const parsed = parseStoredJson(text);
  if (!parsed.ok || !isPlainObject(parsed.value)) return null;
  const { version, user, savedAt, values, files, withheld } = parsed.value;
  if (typeof version !== 'number' || typeof savedAt !== 'number' || !('values' in parsed.value)) return null;
  if (user !== null && typeof user !== 'string') return null;
  const fileNames = Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [];
  return { version, user, savedAt, values, files: fileNames, withheld: withheld === true };
}

/** Adds the initial values of fields that the draft does not contain, because they are sensitive or new. */
function withDefaults(initial: unknown, stored: unknown): unknown {
  if (!isPlainObject(initial) || !isPlainObject(stored)) return stored;
  const names = [...new Set([...Object.keys(initial), ...Object.keys(stored)])];
  return Object.fromEntries(
    names.map((name) => [
      name,
      Object.hasOwn(stored, name) ? withDefaults(initial[name], stored[name]) : initial[name],
    ]),
  );
}
