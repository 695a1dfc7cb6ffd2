import type { Readable } from 'node:stream';

/** What a handler returns: a value, so that it can be checked, stored and replayed. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  /** JSON. */
  body?: object;
  /** Bytes instead of JSON: pictures, documents. */
  payload?: Buffer | Readable;
};
