import { createHash } from 'node:crypto';

/**
 * Returns the subresource integrity hash of a file's content, `sha384-…`. Runs on servers only, because it needs Node.
 */
export function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
