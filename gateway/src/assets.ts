import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Excludes the compressed copies themselves: their names would not say what they contain. */
const assetPath = /^[a-z0-9-]+\/(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9._/-]*\.(?:m?js|css|json|svg|png|avif|webp|jpg|woff2)$/;

/**
 * `/assets/<release name>/<file>`: immutable, because names contain a hash. Sends the copies that were compressed at
 * publication. A missing file is a 404, never HTML.
 */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  });
  app.get<{ Params: { '*': string } }>('/assets/*', ({ params: { '*': path } }, reply) =>
    assetPath.test(path) ? reply.sendFile(path) : reply.callNotFound(),
  );
}
