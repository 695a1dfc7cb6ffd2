import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { dictionaryHeaders, readDelta } from './dictionaries/asset-dictionary.ts';
import type { PreviewBuilds } from './preview/preview-builds.ts';
import { privateHeaders } from './preview/preview-markup.ts';

/**
 * Matches the paths that browsers may request. The compressed copies of files (`.br`, `.gz`) do not match: they are
 * sent only in place of the original file, with its content type.
 */
const assetPath =
  /^[a-z0-9-]+\/(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9._/-]*\.(?:m?js|css|json|svg|png|avif|webp|jpg|woff2|wasm)$/;

/**
 * Serves the files of releases at `/assets/<release name>/<file>`. Browsers cache them for a year, because their names
 * contain a hash. Sends the copies that were compressed at publication, or a delta to a browser that has an earlier
 * version of the file. A missing file is a 404 and never gets the HTML of a page. Files of a previewed release come
 * from its folder, uncached and only for browsers with that preview.
 */
export async function serveAssets(app: FastifyInstance, folder: string, previews: PreviewBuilds | null): Promise<void> {
  const root = join(folder, 'assets');
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    setHeaders: (reply, file) => {
      reply.headers(dictionaryHeaders(relative(root, file).replace(/\.(?:br|gz)$/, '')));
    },
  });
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const path = request.params['*'];
    if (!assetPath.test(path)) return reply.callNotFound();
    const [name = '', ...file] = path.split('/');
    const preview = await previews?.folderOf(request, name, file.join('/'));
    if (preview) return reply.headers(privateHeaders).sendFile(file.join('/'), preview, { cacheControl: false });
    const delta = await readDelta(request, root, path);
    return delta ? reply.headers(delta.headers).send(delta.content) : reply.sendFile(path);
  });
}
