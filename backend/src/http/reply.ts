import type { Readable } from 'node:stream';

/** What a handler returns: a value, so that it can be checked, stored and replayed. */
export type Reply = {
  status: number;
  headers: Record<string, string>;
  /** JSON. */
  body?: object;
  /** Instead of JSON: pictures, documents, or JSON that was written already. */
  payload?: Buffer | Readable | string;
};
