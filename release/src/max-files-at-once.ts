import { mapConcurrently } from 'storage';

/** How many files of a store are read or written at once: in a bucket, each of them takes 20 to 50 ms. */
export const maxFilesAtOnce = 16;

/** Calls `work` for one release after the other: each of them already reads or writes {@link maxFilesAtOnce} files. */
export const oneByOne = <Item, Result>(items: Iterable<Item>, work: (item: Item) => Promise<Result>) =>
  mapConcurrently(items, 1, work);
