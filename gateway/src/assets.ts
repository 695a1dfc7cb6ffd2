import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Matches the paths that browsers may request. The compressed copies of files (`.br`, `.gz`) do not match: they are
 * sent only in place of the original file, with its content type.
 */
const assetPath =
  /^[a-z0-9-]+\/(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9._/-]*\.(?:m?js|css|json|svg|png|avif|webp|jpg|woff2|wasm)$/;

/**
 * Serves the files of releases at `/assets/<release name>/<file>`. Browsers cache them for a year, because their names
 * contain a hash. Sends the copies that were compressed at publication. A missing file is a 404 and never gets the HTML
 * of a page.
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
