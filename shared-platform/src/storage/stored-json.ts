/** A place that stores texts by key. Every method can throw, because the storage may be blocked, full or missing. */
export type StorageArea = {
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
  remove: (key: string) => void;
  keys: () => string[];
};

/** The maximum length of a stored text in characters, so that parsing it never blocks the page noticeably. */
export const maxStoredTextLength = 262_144;

/**
 * Returns localStorage or sessionStorage as a {@link StorageArea}.
 * @param storage called for each access, because the access itself can throw (b.69)
 */
export function webStorageArea(storage: () => Storage): StorageArea {
  return {
    read: (key) => storage().getItem(key),
    write: (key, text) => storage().setItem(key, text),
    remove: (key) => storage().removeItem(key),
    keys: () => Object.keys(storage()),
  };
}

const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Returns true for a property name that is unsafe, such as `__proto__`: writing it could change a prototype. */
export const isUnsafeKey = (key: string): boolean => unsafeKeys.has(key);

export type StoredJson = { ok: true; value: unknown } | { ok: false; reason: string };

/** Parses a stored text. Fails with a reason when it is truncated, too long, or contains an unsafe key. */
export function parseStoredJson(text: string): StoredJson {
  if (text.length > maxStoredTextLength) return { ok: false, reason: `longer than ${maxStoredTextLength} characters` };
  let isUnsafe = false;
  try {
    const value: unknown = JSON.parse(text, (key, item: unknown) => {
      isUnsafe ||= isUnsafeKey(key);
      return item;
    });
    return isUnsafe ? { ok: false, reason: 'contains a key that could reach a prototype' } : { ok: true, value };
  } catch {
    return { ok: false, reason: 'not JSON' };
  }
}

/** Returns true for a plain object: not null, an array, or an instance of a class. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Checks a value from outside. Every zod schema is a validator. */
export type Validator<Value> = { safeParse: (value: unknown) => { success: true; data: Value } | { success: false } };
