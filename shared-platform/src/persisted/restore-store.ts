import { isPlainObject, maxStoredTextLength, parseStoredJson, type Validator } from '../storage/stored-json.ts';
import { mergePaths, pickPaths } from './store-paths.ts';

/** What a store is, apart from where it is kept. */
export type StoreShape<Value> = {
  version: number;
  schema: Validator<Value>;
  initial: Value;
  /** Turns what an older version kept into this version's shape; without it older ones are dropped. */
  migrate?: ((kept: unknown, version: number) => unknown) | undefined;
  /** The parts that are kept, such as `['sort', 'panel.open']`; everything when left out. */
  paths?: readonly string[] | undefined;
};

export type Restored<Value> =
  | { kind: 'value'; value: Value }
  | { kind: 'foreign' }
  | { kind: 'unusable'; reason: string };

/** Reads a kept text. Whatever stands there, the answer is a valid value or a reason; it never throws (RELIABILITY rows 66, 71). */
export function restoreStore<Value>(text: string, user: string | null, shape: StoreShape<Value>): Restored<Value> {
  const parsed = parseStoredJson(text);
  if (!parsed.ok) return { kind: 'unusable', reason: parsed.reason };
  const { value: kept } = parsed;
  if (!isPlainObject(kept) || typeof kept.version !== 'number' || !('value' in kept))
    return { kind: 'unusable', reason: 'not a kept store' };
  // What a visitor chose goes with him when he signs in; what a user chose is nobody else's.
  if (kept.user !== null && kept.user !== user) return { kind: 'foreign' };
  if (kept.version > shape.version)
    return { kind: 'unusable', reason: `version ${kept.version} is newer than ${shape.version}` };
  try {
    const current = kept.version === shape.version ? kept.value : shape.migrate?.(kept.value, kept.version);
    const whole = shape.paths ? mergePaths(shape.initial, current, shape.paths) : current;
    const checked = shape.schema.safeParse(whole);
    if (checked.success) return { kind: 'value', value: checked.data };
    return { kind: 'unusable', reason: `version ${kept.version} does not fit the schema` };
  } catch {
    return { kind: 'unusable', reason: `version ${kept.version} could not be migrated` };
  }
}

/** The text to keep. Throws when the value holds a token or is too long. */
export function storeText<Value>(value: Value, user: string | null, { version, paths }: StoreShape<Value>): string {
  const chosen: unknown = paths ? pickPaths(value, paths) : value;
  const text = JSON.stringify({ version, user, value: chosen }, (name, one: unknown) => {
    if (secretName.test(name) || (typeof one === 'string' && secretText.test(one)))
      throw new TypeError(`"${name}" looks like a token or a password; these are never kept.`);
    return one;
  });
  if (text.length > maxStoredTextLength)
    throw new RangeError(`A store holds ${maxStoredTextLength} characters at most.`);
  return text;
}

const secretName = /token|secret|password|authorization/i;
const secretText = /\beyJ[\w-]+\.[\w-]+\.|\bBearer\s+\S/i;
