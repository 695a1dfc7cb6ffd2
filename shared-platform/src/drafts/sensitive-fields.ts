import { isPlainObject } from '../storage/stored-json.ts';

/** The values of a form that may be stored, with the names of its files and whether a value was withheld. */
export type PersistableValues = {
  values: unknown;
  /** Names of chosen files; a file itself cannot be stored. */
  files: string[];
  /** True when the user typed something into a sensitive field. What the form filled in there does not count. */
  withheld: boolean;
};

/** Words in the name of a field for an identity document, a bank account, a card or a secret. */
const sensitiveWords =
  /\b(passport|licen[cs]e|medicare|visa|identity|identification|id (document|card|number|type|file)|document (number|file)|centrelink|tax file|tfn|bank|bsb|account|iban|swift|card|cardholder|cvc|cvv|ccv|pin|passcode|password|token|secret)s?\b/;

/** Returns true when a field of this name is never stored, whatever its value. */
export function isSensitiveName(name: string): boolean {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/[-_.\s]+/g, ' ');
  return sensitiveWords.test(words.toLowerCase());
}

/**
 * Returns the values that may be stored. Sensitive texts become empty, and other sensitive values are removed. A file
 * is removed too; its name is listed unless its field is sensitive.
 * @param sensitiveFields more sensitive fields, by name or by path from the top
 * @param initial the values before the user typed anything
 */
export function persistableValues(
  values: unknown,
  sensitiveFields: readonly string[] = [],
  initial?: unknown,
): PersistableValues {
  const files: string[] = [];
  let withheld = false;
  const persistable = copy(values, initial, [], false);
  return { values: persistable, files, withheld };

  function copy(value: unknown, before: unknown, path: readonly string[], isHidden: boolean): unknown {
    if (isFile(value)) {
      if (isHidden) withheld = true;
      else files.push(value.name);
      return undefined;
    }
    if (isFileList(value)) return copy([...value], before, path, isHidden);
    // Items can move, so a restored list does not keep what is filled in, and all of it counts as typed.
    if (Array.isArray(value))
      return value.map((item) => copy(item, undefined, path, isHidden)).filter((item) => item !== undefined);
    if (isPlainObject(value)) {
      return Object.fromEntries(
        Object.entries(value)
          .map(([name, item]) => {
            const own = [...path, name];
            const itemBefore = isPlainObject(before) ? before[name] : undefined;
            return [name, copy(item, itemBefore, own, isHidden || isSensitivePath(own, sensitiveFields))] as const;
          })
          .filter(([, item]) => item !== undefined),
      );
    }
    if (!isHidden) return value;
    const isTyped = value !== '' && value !== null && value !== undefined && typeof value !== 'boolean';
    if (isTyped && value !== before) withheld = true;
    return typeof value === 'string' ? '' : undefined;
  }
}

/** Returns true for the path of a field that is sensitive by its name, or is one of `sensitiveFields`. */
export function isSensitivePath(path: readonly string[], sensitiveFields: readonly string[] = []): boolean {
  const name = path.at(-1) ?? '';
  return isSensitiveName(name) || sensitiveFields.includes(name) || sensitiveFields.includes(path.join('.'));
}

/**
 * Returns true when a draft can contain everything that the user typed: no file was chosen and no sensitive field was
 * changed from its value in `initial`. A ticked box is not typed.
 */
export function isFullyPersistable(values: unknown, sensitiveFields?: readonly string[], initial?: unknown): boolean {
  const { files, withheld } = persistableValues(values, sensitiveFields, initial);
  return files.length === 0 && !withheld;
}

const isFile = (value: unknown): value is File => typeof File !== 'undefined' && value instanceof File;
const isFileList = (value: unknown): value is FileList => typeof FileList !== 'undefined' && value instanceof FileList;
