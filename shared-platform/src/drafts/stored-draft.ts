import { isPlainObject, parseStoredJson } from '../storage/stored-json.ts';
import { isSensitivePath } from './sensitive-fields.ts';

/** Drafts are stored for seven days. */
export const draftLifetimeMs = 7 * 24 * 60 * 60 * 1000;

const oneDayMs = 24 * 60 * 60 * 1000;

/** Identifies a draft: there is one for each user, entity and step. */
export type DraftKey = {
  /** The user's id; null for a visitor. */
  user: string | null;
  /** What is edited, such as `property/new` or `listing/<id>`. */
  entity: string;
  /** The form in which the entity is edited, such as `details`. */
  step: string;
};

/** A draft as JSON in the storage area. */
export type StoredDraft = {
  version: number;
  user: string | null;
  savedAt: number;
  values: unknown;
  files: string[];
  withheld: boolean;
};

/** The prefix of the storage key of every draft. */
export const keyPrefix = 'verandah-draft:';

/** Returns the prefix of the storage keys of a user's drafts; null means a visitor. */
export const userPrefix = (user: string | null): string => `${keyPrefix}${encodeURIComponent(user ?? '')}:`;

export const storageKey = ({ user, entity, step }: DraftKey): string =>
  userPrefix(user) + [entity, step].map(encodeURIComponent).join(':');

/** Returns the draft in a stored text, or null for a text that does not contain one. */
export function parseDraft(text: string | null): StoredDraft | null {
  const parsed = parseStoredJson(text ?? '');
  if (!parsed.ok || !isPlainObject(parsed.value)) return null;
  const { version, user, savedAt, values, files, withheld } = parsed.value;
  if (typeof version !== 'number' || typeof savedAt !== 'number' || !('values' in parsed.value)) return null;
  if (user !== null && typeof user !== 'string') return null;
  const fileNames = Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [];
  return { version, user, savedAt, values, files: fileNames, withheld: withheld === true };
}

/**
 * Returns true for a draft of seven days or more, and for one that was stored a day or more in the future. A smaller
 * difference can come from a clock that was ahead when the draft was stored.
 */
export function isExpired({ savedAt }: StoredDraft, now: number): boolean {
  const age = now - savedAt;
  return age >= draftLifetimeMs || age <= -oneDayMs;
}

/**
 * Adds the initial values of fields that the draft does not contain, because they are new or sensitive. A draft has an
 * empty text for a sensitive field, which must not replace what the form has prefilled there.
 */
export function withDefaults(
  initial: unknown,
  stored: unknown,
  sensitiveFields?: readonly string[],
  path: readonly string[] = [],
): unknown {
  if (!isPlainObject(initial) || !isPlainObject(stored)) return stored;
  const names = [...new Set([...Object.keys(initial), ...Object.keys(stored)])];
  return Object.fromEntries(
    names.map((name) => {
      const own = [...path, name];
      const isStored = Object.hasOwn(stored, name);
      if (!isStored || (Object.hasOwn(initial, name) && isSensitivePath(own, sensitiveFields))) {
        return [name, initial[name]];
      }
      return [name, withDefaults(initial[name], stored[name], sensitiveFields, own)];
    }),
  );
}
