import { constants } from 'node:zlib';
import fastifyCompress, { type FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Responses with fewer bytes are sent uncompressed. */
const threshold = 1024;

/**
 * Responses under /auth/ and /api/auth/ are not compressed. They are small, or they contain a secret beside text that
 * an attacker can choose. The size of such a compressed response would reveal the secret (the BREACH attack).
 */
const uncompressedPath = /^\/(?:api\/)?auth(?:\/|$)/;

/**
 * The compression options. They are passed to the plugin and also to each route that compresses, because a route
 * without options uses the plugin's defaults.
 */
export const compression = {
  encodings: ['br', 'gzip'],
  threshold,
  // With quality 5, compressing the 180 KB of a search page takes 3 ms. Quality 6 would take 10 ms and save only 0.4 %.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  zlibOptions: { level: 4 },
  customTypes: /^(?:text\/(?!event-stream)|application\/(?:[a-z.+-]*\+)?(?:json|xml|javascript)\b|image\/svg\+xml)/i,
} satisfies FastifyCompressOptions;

/** Adds `reply.compress` to the routes that are registered afterwards. */
export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, { global: false, ...compression });
}

/** Returns true when the proxy may compress this response of the backend. */
export function isCompressible({ method, url }: FastifyRequest, reply: FastifyReply): boolean {
  const length = reply.getHeader('content-length');
  return (
    method !== 'HEAD' &&
    ![204, 206, 304].includes(reply.statusCode) &&
    !uncompressedPath.test(url) &&
    !reply.hasHeader('content-encoding') &&
    !/no-transform/.test(String(reply.getHeader('cache-control'))) &&
    (length === undefined || Number(length) >= threshold)
  );
}
