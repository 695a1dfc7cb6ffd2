import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from './config.ts';
import type { Builds } from './live-build.ts';
import { passOn } from './proxy.ts';
import { robotsRules } from './robots-rules.ts';

/** Serves `/robots.txt` and the sitemaps. The sitemaps come from the backend. */
export function serveCrawlers(app: FastifyInstance, builds: Builds, { publicOrigin }: GatewayConfig): void {
  app.get('/robots.txt', async (_request, reply) => {
    const live = await builds.current().catch(() => null);
    const lines = ['User-agent: *', ...robotsRules(live?.routes.pages ?? [])];
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n\nSitemap: ${publicOrigin}/sitemap.xml\n`);
  });
  app.get('/sitemap.xml', (request, reply) => passOn(request, reply, '/api/sitemaps'));
  app.get<{ Params: { page: string } }>('/sitemaps/:page(^[0-9]{1,4}$)', (request, reply) =>
    passOn(request, reply, `/api/sitemaps/${request.params.page}`),
  );
}
