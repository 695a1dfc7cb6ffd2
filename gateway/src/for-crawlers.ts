import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from './config.ts';
import { passOn } from './proxy.ts';

/** What needs a sign-in, or is a way through the site and no page. */
const closed = [
  '/api/',
  '/auth/',
  '/properties',
  '/orders',
  '/settings',
  '/subscriptions',
  '/offers/',
  '/make-an-offer',
];

/** `/robots.txt`, and the sitemap, which the backend makes. */
export function serveForCrawlers(app: FastifyInstance, { publicOrigin }: GatewayConfig): void {
  app.get('/robots.txt', (_request, reply) => {
    const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), 'Allow: /'];
    const sitemap = `Sitemap: ${publicOrigin}/sitemap.xml`;
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n\n${sitemap}\n`);
  });
  app.get('/sitemap.xml', (request, reply) => passOn(request, reply, '/api/sitemaps'));
  app.get<{ Params: { page: string } }>('/sitemaps/:page(^[0-9]{1,4}$)', (request, reply) =>
    passOn(request, reply, `/api/sitemaps/${request.params.page}`),
  );
}
