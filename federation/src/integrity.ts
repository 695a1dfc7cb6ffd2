import { createHash } from 'node:crypto';

/** Returns the subresource integrity of a file's content, `sha384-…`. Servers only: it needs Node. */
export function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
