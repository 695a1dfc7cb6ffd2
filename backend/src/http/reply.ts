import type { Readable } from 'node:stream';

/** What a handler returns. A value, so it can be checked, stored and replayed. */
export type Reply = {
  status: number;
  headers: Record<string, string>;
  /** Serialized as JSON. */
  body?: object;
  /** Instead of `body`: bytes, a stream, or JSON text. */
  payload?: Buffer | Readable | string;
};
