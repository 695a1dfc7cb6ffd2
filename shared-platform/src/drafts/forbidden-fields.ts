import { isPlainObject } from '../storage/stored-json.ts';

/** What of a form may be kept, and what was left out. */
export type PersistableValues = {
  values: unknown;
  /** Names of files that were chosen; a file itself cannot be kept. */
  files: string[];
  /** Something was entered in a field that is never kept: identity documents, bank, card, password. */
  withheld: boolean;
};

/** Words of a field's name that make it a field of an identity document, of a bank account, of a card or a secret. */
const forbiddenWords =
  /\b(passport|licen[cs]e|medicare|visa|identity|identification|id (document|card|number|type|file)|document (number|file)|centrelink|tax file|tfn|bank|bsb|account|iban|swift|card|cardholder|cvc|cvv|ccv|pin|passcode|password|token|secret)s?\b/;

/** Whether a field of this name is never kept, whatever is in it. */
export function isForbiddenName(name: string): boolean {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/[-_.\s]+/g, ' ');
  return forbiddenWords.test(words.toLowerCase());
}

/**
 * The values as they may be kept. Forbidden texts become empty and other forbidden values go, so that the shape stays; a file
 * goes and leaves its name, unless its field is forbidden. `forbidden` names more fields: by name, or by path from the top.
 */
export function persistableValues(values: unknown, forbidden: readonly string[] = []): PersistableValues {
  const files: string[] = [];
  let withheld = false;
  const kept = walk(values, [], false);
  return { values: kept, files, withheld };

  function walk(value: unknown, path: readonly string[], hidden: boolean): unknown {
    if (isFile(value)) {
      if (hidden) withheld = true;
      else files.push(value.name);
      return undefined;
    }
    if (isFileList(value)) return walk([...value], path, hidden);
    if (Array.isArray(value)) return value.map((one) => walk(one, path, hidden)).filter((one) => one !== undefined);
    if (isPlainObject(value)) {
      return Object.fromEntries(
        Object.entries(value)
          .map(([name, one]) => [name, walk(one, [...path, name], hidden || isForbidden([...path, name]))] as const)
          .filter(([, one]) => one !== undefined),
      );
    }
    if (!hidden) return value;
    if (value !== '' && value !== null && value !== undefined && value !== false) withheld = true;
    return typeof value === 'string' ? '' : undefined;
  }

  function isForbidden(path: readonly string[]): boolean {
    const name = path.at(-1) ?? '';
    return isForbiddenName(name) || forbidden.includes(name) || forbidden.includes(path.join('.'));
  }
}

/** Whether a draft of the values holds all that was entered: no file, nothing that is never kept. */
export function isFullyPersistable(values: unknown, forbidden?: readonly string[]): boolean {
  const { files, withheld } = persistableValues(values, forbidden);
  return files.length === 0 && !withheld;
}

const isFile = (value: unknown): value is File => typeof File !== 'undefined' && value instanceof File;
const isFileList = (value: unknown): value is FileList => typeof FileList !== 'undefined' && value instanceof FileList;
