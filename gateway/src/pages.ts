import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Build } from 'federation';
import { takesBrotli } from './builds.ts';
import type { GatewayConfig } from './config.ts';
import type { Developer } from './developer.ts';
import type { PageDrawer } from './drawing/page-drawer.ts';
import { html, visitOf } from './html.ts';
import type { Builds } from './live-build.ts';
import { ResourceStatus } from './resource-status.ts';
import { ownerOf } from './routes.ts';
import { contentSecurityPolicy, everywhere } from './security-headers.ts';

const compress = promisify(brotliCompress);

/** Of a page whose address alone opens it. */
const untold = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

const beingPrepared = 'The site is being prepared. Please try again in a moment.\n';

/** Every address that is not an asset, a build or the backend's is a page: the shell's HTML, with the status it deserves. */
export function pageAnswer(config: GatewayConfig, builds: Builds, drawer: PageDrawer, developer?: Developer) {
  const resources = new ResourceStatus(config.backendUrl);
  // A path is our own backend's.
  const connect = [config.public.appLogServiceUrl, config.mapTilesUrl].flatMap(
    (url) => URL.parse(url ?? '')?.origin ?? [],
  );
  // Trusted Types and nonces for styles are the shell's doing: a remote without it has neither.
  const policy = (build: Build, nonce: string) =>
    developer?.document
      ? "frame-ancestors 'none'"
      : contentSecurityPolicy(build, nonce, connect, config.public.tagManagerId !== null);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const live = await builds.current().catch(() => null);
    if (!live)
      return reply
        .code(503)
        .headers({ ...everywhere, 'cache-control': 'no-store' })
        .send(beingPrepared);
    const { build, routes } = live;
    const [pathname = '/'] = (request.raw.url ?? '/').split('?');
    const owned = ownerOf(routes, pathname);
    const page = owned?.page ?? null;
    const visit = visitOf(build, routes, page, config.public);
    const drawn = page && !developer ? await drawer.draw(build, page, visit, request.raw.url ?? '/') : null;
    const missing =
      !drawn && owned?.page.resource ? await resources.isMissing(owned.page.resource, owned.params) : false;
    const nonce = randomBytes(16).toString('base64');
    const document = developer?.document?.(nonce) ?? html({ build, page, missing, drawn, visit, nonce, developer });
    reply
      .code(page && !missing ? 200 : 404)
      .type('text/html; charset=utf-8')
      .headers(everywhere)
      .header('cache-control', page?.access === 'public' ? 'no-cache' : 'no-store')
      .headers(page?.secretAddress ? untold : {})
      .header('content-security-policy', policy(build, nonce))
      .header('vary', 'accept-encoding');
    if (!takesBrotli(request)) return reply.send(document);
    const body = await compress(document, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return reply.header('content-encoding', 'br').send(body);
  };
}
