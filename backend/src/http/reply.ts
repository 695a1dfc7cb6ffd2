import type { Readable } from 'node:stream';

/** What a route's handler returns. It is plain data, so that it can be checked, and stored for a repeated request. */
export type Reply = {
  status: number;
  headers: Record<string, string>;
  /** Serialized as JSON. */
  body?: object;
  /** Sent instead of `body`: bytes, a stream, or JSON text. */
  payload?: Buffer | Readable | string;
};
