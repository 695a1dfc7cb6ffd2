import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { accepts } from './compress-response.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

/** Copies that were compressed at publication, smallest first. */
const encodings = [
  { token: 'br', suffix: '.br' },
  { token: 'gzip', suffix: '.gz' },
] as const;

const safePath = /^[a-z0-9-]+\/(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9._/-]*$/;

/** `/assets/<release name>/<file>`: immutable, because names contain a hash. A missing file is a 404, never HTML. */
export function serveAssets(app: FastifyInstance, folder: string): void {
  app.get('/assets/*', async (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    const type = types[extname(path)];
    if (!safePath.test(path) || !type) return notFound(reply, path);
    for (const { token, suffix } of [
      ...encodings.filter(({ token }) => accepts(token, request)),
      { token: null, suffix: '' },
    ]) {
      const file = join(folder, 'assets', path + suffix);
      const size = await sizeOf(file);
      if (size === null) continue;
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': type,
        'content-length': size,
        vary: 'accept-encoding',
      });
      if (token) reply.header('content-encoding', token);
      return reply.send(createReadStream(file));
    }
    return notFound(reply, path);
  });
}

function notFound(reply: FastifyReply, path: string) {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`There is no file /assets/${path}.\n`);
}

async function sizeOf(file: string): Promise<number | null> {
  try {
    const stats = await stat(file);
    return stats.isFile() ? stats.size : null;
  } catch {
    return null;
  }
}
