/**
 * Files under keys such as `builds/latest.json`. A key has parts separated by `/`, none of which is empty, `.` or `..`,
 * and no key is also the folder of another one. Every method rejects when the storage cannot be reached.
 */
export type Storage = {
  /** Returns the file, and a tag that changes with its content; undefined when there is no such key. */
  read: (key: string) => Promise<{ bytes: Buffer; tag: string } | undefined>;
  /** Lists the files whose keys start with the prefix, in any order. The prefix must end in `/`, or be empty. */
  list: (prefix: string) => AsyncIterable<StoredFile>;
  /** Writes a new key atomically. Returns false when the key exists already. */
  create: (key: string, bytes: Uint8Array) => Promise<boolean>;
  /**
   * Writes a key whose tag is still `tag`, or which does not exist yet when `tag` is null. Returns false when another
   * process wrote the key first.
   */
  swap: (key: string, tag: string | null, bytes: Uint8Array) => Promise<boolean>;
  /** Deletes a key. Does nothing when there is no such key. */
  remove: (key: string) => Promise<void>;
};

export type StoredFile = {
  key: string;
  /** When it was written, by the clock of the storage. */
  modifiedAt: Date;
  byteSize: number;
  /** Changes with each write that changes the file. It is not the tag of `read`. */
  version: string;
};

/** Returns true for a text that can be a key, which never leads out of the folder of a storage. */
export const isKey = (text: string): boolean =>
  text.split('/').every((part) => part !== '' && part !== '.' && part !== '..') && !/[\\\0]/.test(text);

/** Returns the keys that start with the prefix, in any order. */
export async function keysIn(storage: Pick<Storage, 'list'>, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys;
}
