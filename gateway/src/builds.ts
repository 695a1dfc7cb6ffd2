import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** `builds/latest.json` moves; `builds/meta/{id}.json` never does. */
export function serveBuilds(app: FastifyInstance, folder: string): void {
  app.get('/builds/latest.json', (_request, reply) => send(reply, join(folder, 'builds/latest.json'), 'no-cache'));
  app.get<{ Params: { file: string } }>('/builds/meta/:file', (request, reply) => {
    const { file } = request.params;
    if (!/^[0-9A-Za-z._-]{1,64}\.json$/.test(file)) return send(reply, null, '');
    return send(reply, join(folder, 'builds/meta', file), 'public, max-age=31536000, immutable');
  });
}

async function send(reply: import('fastify').FastifyReply, path: string | null, cacheControl: string) {
  try {
    if (path === null) throw new Error('not a build');
    const content = await readFile(path);
    return reply.header('cache-control', cacheControl).type('application/json; charset=utf-8').send(content);
  } catch {
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('There is no such build.\n');
  }
}
