import type { SampleData } from './sample-data.ts';

export type Sample = {
  /** Path and query of a request that succeeds for the owner. */
  url: (world: SampleData) => string;
  body?: (world: SampleData) => object;
  /** A file instead of JSON. */
  file?: Buffer;
  /** The same collection filtered by the owner's ids, which has to be empty for another user. */
  filters?: (world: SampleData) => string[];
  /**
   * The reply to another user: `missing` is a 404, `empty` a collection without the owner's rows, `rejected` a 422 or
   * 404 without a change.
   */
  foreign: 'missing' | 'empty' | 'rejected' | 'own';
};
