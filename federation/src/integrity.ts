import { createHash } from 'node:crypto';

/** Subresource integrity of a file's content, `sha384-…`, as releases, documents and browsers write it. On servers alone: it needs Node. */
export function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
