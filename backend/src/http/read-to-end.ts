import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { maxUploadBytes } from 'shared-contract/listing/listing-asset';

/**
 * After rejecting a body, the server reads at most this much of it. If it stopped at once, the client would see a
 * broken connection instead of the reason.
 */
export const maxDiscardedBytes = 4 * maxUploadBytes;

/**
 * Reads a request body to its end before an early response, such as 401 or 413, is sent. Otherwise the client, which is
 * still sending, would see a broken connection instead of the response.
 */
export function readBodiesToEnd(app: FastifyInstance, maxBytes = maxDiscardedBytes): void {
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    // `complete` is undefined for requests that tests inject without a connection.
    if (raw.complete !== false || raw.destroyed) return done(null, payload);
    let discardedBytes = 0;
    const send = () => {
      stopWatching();
      raw.off('data', count);
      done(null, payload);
    };
    const stopWatching = finished(raw, send);
    const count = (chunk: Buffer) => {
      discardedBytes += chunk.length;
      if (discardedBytes <= maxBytes) return;
      reply.header('connection', 'close');
      raw.pause();
      send();
    };
    raw.on('data', count);
  });
}
