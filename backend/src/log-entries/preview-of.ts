import type { FastifyRequest } from 'fastify';
import { previewHeader } from 'shared-contract/log/log-entry';

/** Releases as a preview link names them. Anything else could be personal data or control a terminal. */
const releases = /^(?:(?:shell|remote-[a-z0-9-]+)@\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?: |$)){1,20}$/;

/**
 * Returns what marks a report of a browser that previews releases. Unlike the browser's own text it is not redacted,
 * because `remote-x@1.2.3` reads like an email address.
 */
export function previewOf({ headers }: FastifyRequest): { preview?: string } {
  const named = headers[previewHeader];
  return typeof named === 'string' && releases.test(named) ? { preview: named } : {};
}
