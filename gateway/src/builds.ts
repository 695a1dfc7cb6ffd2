import type { FastifyInstance, FastifyReply } from 'fastify';
import type { VisitorBuilds } from './canary/visitor-builds.ts';
import { compression } from './compress.ts';
import type { LiveBuilds } from './live-build.ts';
import type { PreviewBuilds } from './preview/preview-builds.ts';
import { privateHeaders } from './preview/preview-markup.ts';
import { logOnce } from './rendering/log-once.ts';
import { type TrustedBuild, type TrustedStore, UntrustedFile } from './signatures/trusted-store.ts';

/**
 * Serves the build files. `builds/latest.json` names the live build and changes with each promotion, so browsers
 * request it again each time. `builds/meta/{id}.json` describes one build and never changes; `{id}.dsse.json` is its
 * signature, which changes when the keys do. While a canary runs, the live build depends on the browser. A browser with
 * a preview gets the files of its preview, which must not be cached. Only builds with a trusted signature are served.
 */
export function serveBuilds(
  app: FastifyInstance,
  live: LiveBuilds,
  store: TrustedStore,
  previews: PreviewBuilds | null,
  visitors: VisitorBuilds,
): void {
  app.get('/builds/latest.json', async (request, reply) => {
    const preview = await previews?.of(request).catch(() => null);
    if (preview && 'build' in preview) return sendPreview(reply, JSON.stringify({ id: preview.build.id }));
    const current = await visitors
      .of(request)
      .current()
      .catch(() => null);
    if (!current) return noBuild(reply);
    const { id, createdAt } = current.build;
    return sendJson(reply, JSON.stringify({ id, createdAt }), live.canary ? 'no-store' : 'no-cache');
  });
  app.get<{ Params: { file: string } }>('/builds/meta/:file', { compress: compression }, async (request, reply) => {
    const { file } = request.params;
    const preview = await previews?.withId(request, file.replace(/\.json$/, ''));
    if (preview) return sendPreview(reply, preview.table);
    const [, id = '', signature] = /^([0-9A-Za-z._-]{1,64}?)(\.dsse)?\.json$/.exec(file) ?? [];
    const build = id === '' ? null : await trustedBuild(id);
    if (!build) return noBuild(reply);
    return signature ? sendJson(reply, build.envelope, 'no-cache') : sendJson(reply, build.table, immutable);
  });

  const log = logOnce(app.log);
  /** Takes the live build from memory, so that open tabs work when its file was changed since. */
  async function trustedBuild(id: string): Promise<TrustedBuild | null> {
    const current = await live.current().catch(() => null);
    if (current?.build.id === id) return current.trusted;
    return store.build(id).catch((error: unknown) => {
      if (error instanceof UntrustedFile) log(error.message);
      return null;
    });
  }
}

const immutable = 'public, max-age=31536000, immutable';

function sendJson(reply: FastifyReply, content: Buffer | string, cacheControl: string) {
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
