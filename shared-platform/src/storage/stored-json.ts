/** Where texts are kept under names. Any of these may throw: blocked, full, gone. */
export type TextArea = {
  read: (name: string) => string | null;
  write: (name: string, text: string) => void;
  remove: (name: string) => void;
  names: () => string[];
};

/** Longest text that is kept or read, in characters: a store is no database, and reading must not freeze the page. */
export const maxStoredTextLength = 262_144;

/** localStorage or sessionStorage, taken anew each time because the access itself may throw (RELIABILITY row 69). */
export function webStorageArea(storage: () => Storage): TextArea {
  return {
    read: (name) => storage().getItem(name),
    write: (name, text) => storage().setItem(name, text),
    remove: (name) => storage().removeItem(name),
    names: () => Object.keys(storage()),
  };
}

const hostileNames = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether this name, taken from outside, could reach a prototype. */
export const isHostileName = (name: string): boolean => hostileNames.has(name);

export type StoredJson = { ok: true; value: unknown } | { ok: false; reason: string };

/** What a kept text says, or why nobody should use it: cut off, too long, or with names that reach for a prototype. */
export function parseStoredJson(text: string): StoredJson {
  if (text.length > maxStoredTextLength) return { ok: false, reason: `longer than ${maxStoredTextLength} characters` };
  let hostile = false;
  try {
    const value: unknown = JSON.parse(text, (name, one: unknown) => {
      hostile ||= isHostileName(name);
      return one;
    });
    return hostile ? { ok: false, reason: 'has a name that reaches for a prototype' } : { ok: true, value };
  } catch {
    return { ok: false, reason: 'not JSON' };
  }
}

/** A plain object: neither null nor an array nor an instance of a class. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** What checks a value from outside; every zod schema is one. */
export type Validator<Value> = { safeParse: (value: unknown) => { success: true; data: Value } | { success: false } };
