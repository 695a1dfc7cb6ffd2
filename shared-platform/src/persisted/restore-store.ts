import { isPlainObject, maxStoredTextLength, parseStoredJson, type Validator } from '../storage/stored-json.ts';
import { mergePaths, pickPaths } from './store-paths.ts';

/** What a store contains, independent of where it is stored. */
export type StoreShape<Value> = {
  /** A number to increase when the shape of the value changes. */
  version: number;
  schema: Validator<Value>;
  initial: Value;
  /** Converts the value of an older version. Without it, values of older versions are dropped. */
  migrate?: ((stored: unknown, version: number) => unknown) | undefined;
  /** The parts that are stored, such as `['sort', 'panel.open']`. By default the whole value. */
  paths?: readonly string[] | undefined;
};

export type Restored<Value> =
  | { kind: 'value'; value: Value }
  /** The stored value belongs to another user. */
  | { kind: 'otherUser' }
  | { kind: 'unusable'; reason: string };

/** Returns the valid value in a stored text, or the reason why there is none. Never throws (b.66, b.71). */
export function restoreStore<Value>(text: string, user: string | null, shape: StoreShape<Value>): Restored<Value> {
  const parsed = parseStoredJson(text);
  if (!parsed.ok) return { kind: 'unusable', reason: parsed.reason };
  const { value: stored } = parsed;
  if (!isPlainObject(stored) || typeof stored.version !== 'number' || !('value' in stored))
    return { kind: 'unusable', reason: 'not a store' };
  // A visitor's value moves to the user who signs in; a user's value never moves to another user.
  if (stored.user !== null && stored.user !== user) return { kind: 'otherUser' };
  if (stored.version > shape.version)
    return { kind: 'unusable', reason: `version ${stored.version} is newer than ${shape.version}` };
  try {
    const current = stored.version === shape.version ? stored.value : shape.migrate?.(stored.value, stored.version);
    const value = shape.paths ? mergePaths(shape.initial, current, shape.paths) : current;
    const checked = shape.schema.safeParse(value);
    if (checked.success) return { kind: 'value', value: checked.data };
    return { kind: 'unusable', reason: `version ${stored.version} does not match the schema` };
  } catch {
    return { kind: 'unusable', reason: `version ${stored.version} could not be migrated` };
  }
}

/**
 * Returns the text to store.
 * @throws TypeError when the value contains a token or password, RangeError when the text is too long
 */
export function serializeStore<Value>(
  value: Value,
  user: string | null,
  { version, paths }: StoreShape<Value>,
): string {
  const stored: unknown = paths ? pickPaths(value, paths) : value;
  const text = JSON.stringify({ version, user, value: stored }, (key, item: unknown) => {
    if (secretKey.test(key) || (typeof item === 'string' && secretText.test(item)))
      throw new TypeError(`"${key}" looks like a token or a password, which must not be stored.`);
    return item;
  });
  if (text.length > maxStoredTextLength)
    throw new RangeError(`Expected a store of at most ${maxStoredTextLength} characters, got ${text.length}.`);
  return text;
}

const secretKey = /token|secret|password|authorization/i;
const secretText = /\beyJ[\w-]+\.[\w-]+\.|\bBearer\s+\S/i;
