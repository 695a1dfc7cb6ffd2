import {
  isPlainObject,
  maxStoredTextLength,
  parseStoredJson,
  type TextArea,
  type Validator,
} from '../storage/stored-json.ts';
import { persistableValues } from './forbidden-fields.ts';

/** RELIABILITY §5 keeps drafts for a while, not for ever: seven days. */
export const draftLifetimeMs = 7 * 24 * 60 * 60 * 1000;

const prefix = 'verandah-draft:';
const oneDayMs = 24 * 60 * 60 * 1000;

/** Whose draft of what: one for each user, entity and step. */
export type DraftPlace = {
  /** The user's id; null for a visitor. */
  user: string | null;
  /** Such as `property/new` or `listing/<id>`. */
  entity: string;
  /** Such as `details`; a form of one page has one step. */
  step: string;
};

export type Draft<Values> = {
  values: Values;
  savedAt: Date;
  /** Names of files that were chosen and have to be chosen again. */
  files: readonly string[];
  /** Something was entered that is never kept: identity documents, bank, card. */
  withheld: boolean;
};

export type DraftStore = {
  read: <Values>(
    place: DraftPlace,
    version: number,
    schema: Validator<Values>,
    initial: unknown,
  ) => Draft<Values> | null;
  write: (place: DraftPlace, version: number, values: unknown, forbidden?: readonly string[]) => void;
  erase: (place: DraftPlace) => void;
  /** What a visitor left at this place becomes this user's; where both left something, the newer stays. */
  takeOver: (place: DraftPlace) => void;
  /** Those of one user; everybody's without one. */
  eraseAll: (user?: string | null) => void;
  /** Whether every draft lies where it outlives the page; false when some could only be held in memory. */
  isSafe: () => boolean;
};

type DraftStorePorts = { area: TextArea; now: () => number; warn: (message: string, info: unknown) => void };

/**
 * Drafts in a place for texts. What is there and not usable (cut off, another user's, of another version, too old) is as if it
 * were not there, and is removed; without a usable place drafts live in memory. Never throws.
 */
export function createDraftStore({ area, now, warn }: DraftStorePorts): DraftStore {
  const memory = new Map<string, string>();
  let complained = false;
  let swept = false;

  return {
    read(place, version, schema, initial) {
      sweep();
      const name = nameOf(place);
      const text = textOf(name);
      if (text === null) return null;
      const kept = keptDraft(text);
      if (kept && isLive(kept) && kept.user === place.user && kept.version === version) {
        const checked = schema.safeParse(filledFrom(initial, kept.values));
        const { savedAt, files, withheld } = kept;
        if (checked.success) return { values: checked.data, savedAt: new Date(savedAt), files, withheld };
      }
      // A newer build's draft stays for when that build is back.
      if (!(kept && isLive(kept) && kept.version > version)) remove(name);
      if (!kept) complain('A draft was not usable', 'not a kept draft');
      return null;
    },
    write(place, version, values, forbidden) {
      put(nameOf(place), { version, user: place.user, savedAt: now(), ...persistableValues(values, forbidden) });
    },
    erase: (place) => remove(nameOf(place)),
    takeOver(place) {
      if (place.user === null) return;
      const left = nameOf({ ...place, user: null });
      const visitors = keptDraft(textOf(left) ?? '');
      if (!visitors) return;
      const own = keptDraft(textOf(nameOf(place)) ?? '');
      if (!own || own.savedAt < visitors.savedAt) put(nameOf(place), { ...visitors, user: place.user });
      remove(left);
    },
    isSafe: () => memory.size === 0,
    eraseAll(user) {
      const start = user === undefined ? prefix : startOf(user);
      for (const name of [...memory.keys(), ...draftNames()]) if (name.startsWith(start)) remove(name);
    },
  };

  function put(name: string, draft: KeptDraft): void {
    try {
      const text = JSON.stringify(draft);
      if (text.length > maxStoredTextLength)
        throw new RangeError(`A draft holds ${maxStoredTextLength} characters at most.`);
      memory.set(name, text);
      area.write(name, text);
      memory.delete(name);
    } catch (error) {
      complain('A draft could not be kept', String(error));
    }
  }

  function textOf(name: string): string | null {
    try {
      return memory.get(name) ?? area.read(name);
    } catch {
      return null;
    }
  }

  function remove(name: string): void {
    memory.delete(name);
    try {
      area.remove(name);
    } catch {
      // Blocked: then nothing is there.
    }
  }

  function draftNames(): string[] {
    try {
      return area.names().filter((name) => name.startsWith(prefix));
    } catch {
      return [];
    }
  }

  /** Once in the life of a page: what is too old goes, whoever's it was. */
  function sweep(): void {
    if (swept) return;
    swept = true;
    for (const name of draftNames()) {
      const kept = keptDraft(textOf(name) ?? '');
      if (kept && !isLive(kept)) remove(name);
    }
  }

  /** A clock that was a little ahead is forgiven; a draft from next year is not believed. */
  function isLive({ savedAt }: KeptDraft): boolean {
    const age = now() - savedAt;
    return age < draftLifetimeMs && age > -oneDayMs;
  }

  function complain(message: string, reason: string): void {
    if (complained) return;
    complained = true;
    warn(message, { reason });
  }
}

const startOf = (user: string | null) => `${prefix}${encodeURIComponent(user ?? '')}:`;

const nameOf = ({ user, entity, step }: DraftPlace) => startOf(user) + [entity, step].map(encodeURIComponent).join(':');

type KeptDraft = {
  version: number;
  user: string | null;
  savedAt: number;
  values: unknown;
  files: string[];
  withheld: boolean;
};

function keptDraft(text: string): KeptDraft | null {
  const parsed = parseStoredJson(text);
  if (!parsed.ok || !isPlainObject(parsed.value)) return null;
  const { version, user, savedAt, values, files, withheld } = parsed.value;
  if (typeof version !== 'number' || typeof savedAt !== 'number' || !('values' in parsed.value)) return null;
  if (user !== null && typeof user !== 'string') return null;
  const names = Array.isArray(files) ? files.filter((one) => typeof one === 'string') : [];
  return { version, user, savedAt, values, files: names, withheld: withheld === true };
}

/** The kept values, with the initial ones where nothing was kept: fields that are never kept are still there. */
function filledFrom(initial: unknown, kept: unknown): unknown {
  if (!isPlainObject(initial) || !isPlainObject(kept)) return kept;
  const names = [...new Set([...Object.keys(initial), ...Object.keys(kept)])];
  return Object.fromEntries(
    names.map((name) => [name, Object.hasOwn(kept, name) ? filledFrom(initial[name], kept[name]) : initial[name]]),
  );
}
