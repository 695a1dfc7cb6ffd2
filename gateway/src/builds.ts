import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { clientBuild } from './client-build.ts';
import { compression } from './compress.ts';
import type { PreviewBuilds } from './preview/preview-builds.ts';
import { privateHeaders } from './preview/preview-markup.ts';

/**
 * Serves the build files. `builds/latest.json` names the live build and changes with each promotion, so browsers
 * request it again each time. `builds/meta/{id}.json` describes one build and never changes. A browser with a preview
 * gets the files of its preview, which must not be cached.
 */
export function serveBuilds(app: FastifyInstance, folder: string, previews: PreviewBuilds | null): void {
  const convert = keepingLast(clientBuild);
  app.get('/builds/latest.json', async (request, reply) => {
    const preview = await previews?.of(request).catch(() => null);
    if (preview && 'build' in preview) return sendPreview(reply, JSON.stringify({ id: preview.build.id }));
    const pointer = await read(join(folder, 'builds/latest.json'));
    return pointer ? sendJson(reply, pointer, 'no-cache') : noBuild(reply);
  });
  app.get<{ Params: { file: string } }>('/builds/meta/:file', { compress: compression }, async (request, reply) => {
    const { file } = request.params;
    const preview = await previews?.withId(request, file.replace(/\.json$/, ''));
    if (preview) return sendPreview(reply, preview.table);
    const table = /^[0-9A-Za-z._-]{1,64}\.json$/.test(file) ? await read(join(folder, 'builds/meta', file)) : null;
    return table ? sendJson(reply, convert(table), immutable) : noBuild(reply);
  });
}

/** Keeps the last result of a conversion. Almost all requests are for the live build. */
function keepingLast(convert: (table: Buffer) => Buffer): (table: Buffer) => Buffer {
  let last: { table: Buffer; converted: Buffer } | undefined;
  return (table) => {
    if (!last?.table.equals(table)) last = { table, converted: convert(table) };
    return last.converted;
  };
}

const immutable = 'public, max-age=31536000, immutable';

function sendJson(reply: FastifyReply, content: Buffer, cacheControl: string) {
  return reply.header('cache-control', cacheControl).type('application/json; charset=utf-8').send(content);
}

function sendPreview(reply: FastifyReply, content: Buffer | string) {
  return reply.headers(privateHeaders).type('application/json; charset=utf-8').send(content);
}

function noBuild(reply: FastifyReply) {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('There is no such build.\n');
}

function read(path: string): Promise<Buffer | null> {
  return readFile(path).catch(() => null);
}
