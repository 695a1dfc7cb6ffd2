import type { StorageArea, Validator } from '../storage/stored-json.ts';
import { DraftTexts } from './draft-texts.ts';
import { persistableValues } from './sensitive-fields.ts';
import {
  type DraftKey,
  isExpired,
  keyPrefix,
  parseDraft,
  type StoredDraft,
  storageKey,
  userPrefix,
  withDefaults,
} from './stored-draft.ts';

export type Draft<Values> = {
  values: Values;
  savedAt: Date;
  /** Names of chosen files. A file cannot be stored, so the user must choose it again. */
  files: readonly string[];
  /** True when the user filled in a sensitive field, whose value is not stored. */
  withheld: boolean;
};

export type DraftStore = {
  /**
   * Returns the draft, with values of `initial` for sensitive fields and for others that it does not contain; null when
   * there is no usable draft.
   */
  read: <Values>(
    key: DraftKey,
    version: number,
    schema: Validator<Values>,
    initial: unknown,
    sensitiveFields?: readonly string[],
  ) => Draft<Values> | null;
  /** Stores the values, except sensitive ones. `initial` are the values before the user typed anything. */
  write: (
    key: DraftKey,
    version: number,
    values: unknown,
    sensitiveFields?: readonly string[],
    initial?: unknown,
  ) => void;
  erase: (key: DraftKey) => void;
  /** Moves a visitor's draft to the user of the key. When both have a draft, only the newer one remains. */
  claimGuestDraft: (key: DraftKey) => void;
  /** Erases the drafts of one user (null: of visitors), or of all users when `user` is absent. */
  eraseAll: (user?: string | null) => void;
  /** Returns false when a draft is only in memory, because storage is full or blocked. */
  isPersisted: () => boolean;
  /** Calls `listener` after each write or removal. Returns a function that stops it. */
  onChange: (listener: () => void) => () => void;
};

type DraftStorePorts = { area: StorageArea; now: () => number; warn: (message: string, info: unknown) => void };

/**
 * Returns a store for drafts in a storage area. A draft that is not usable (truncated, too old, of another user or of
 * an older version) is removed and treated as missing. When the area is full or blocked, drafts are in memory. Never
 * throws.
 */
export function createDraftStore({ area, now, warn }: DraftStorePorts): DraftStore {
  const texts = new DraftTexts(area);
  let hasWarned = false;
  let hasRemovedExpired = false;
  const listeners = new Set<() => void>();

  return {
    read(draftKey, version, schema, initial, sensitiveFields) {
      removeExpired();
      const key = storageKey(draftKey);
      const text = texts.read(key);
      if (text === null) return null;
      const stored = parseDraft(text);
      if (!stored) warnOnce('A draft is not usable', 'not a draft');
      const isLive = stored !== null && !isExpired(stored, now());
      const isOwn = isLive && stored.user === draftKey.user && stored.version === version;
      const values = isOwn ? withDefaults(initial, stored.values, sensitiveFields) : null;
      const draft = isOwn ? checkDraft(stored, schema, values) : null;
      // A draft of a newer build is not removed: it can be restored when that build is live again.
      if (!draft && !(isLive && stored.version > version)) texts.remove(key);
      return draft;
    },
    write(key, version, values, sensitiveFields, initial) {
      const stored = persistableValues(values, sensitiveFields, initial);
      writeDraft(storageKey(key), { version, user: key.user, savedAt: now(), ...stored });
    },
    erase(key) {
      texts.remove(storageKey(key));
      notify();
    },
    claimGuestDraft(key) {
      if (key.user === null) return;
      const guestKey = storageKey({ ...key, user: null });
      const guest = parseDraft(texts.read(guestKey));
      if (!guest) return;
      const own = parseDraft(texts.read(storageKey(key)));
      if (!own || own.savedAt < guest.savedAt) writeDraft(storageKey(key), { ...guest, user: key.user });
      texts.remove(guestKey);
    },
    isPersisted: () => texts.isPersisted(),
    eraseAll(user) {
      for (const key of texts.keysWith(user === undefined ? keyPrefix : userPrefix(user))) texts.remove(key);
      notify();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function writeDraft(key: string, draft: StoredDraft): void {
    try {
      texts.write(key, JSON.stringify(draft));
    } catch (error) {
      warnOnce('A draft could not be stored', String(error));
    }
    notify();
  }

  /** Removes the expired drafts of all users, once per page load. */
  function removeExpired(): void {
    if (hasRemovedExpired) return;
    hasRemovedExpired = true;
    for (const key of texts.keysWith(keyPrefix)) {
      const stored = parseDraft(texts.read(key));
      if (stored && isExpired(stored, now())) texts.remove(key);
    }
  }

  function warnOnce(message: string, reason: string): void {
    if (hasWarned) return;
    hasWarned = true;
    warn(message, { reason });
  }
}

/** Returns the draft, or null when its values do not match the schema. */
function checkDraft<Values>(stored: StoredDraft, schema: Validator<Values>, values: unknown): Draft<Values> | null {
  const checked = schema.safeParse(values);
  const { savedAt, files, withheld } = stored;
  return checked.success ? { values: checked.data, savedAt: new Date(savedAt), files, withheld } : null;
}
