import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Build } from 'federation';
import { checkUrl } from 'shared-contract/page/safe-url';
import { takes } from './compress-answer.ts';
import type { GatewayConfig } from './config.ts';
import type { Developer } from './developer.ts';
import type { PageDrawer } from './drawing/page-drawer.ts';
import { type HtmlInput, html, visitOf } from './html.ts';
import type { Builds } from './live-build.ts';
import { freshNonce, PreparedDocument } from './prepared-document.ts';
import { ResourceStatus } from './resource-status.ts';
import { type Routes, routeFor } from './routes.ts';
import { contentSecurityPolicy, everywhere } from './security-headers.ts';

/** Of a page whose address alone opens it. */
const untold = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

const beingPrepared = 'The site is being prepared. Please try again in a moment.\n';

/** What stands after it is a host to a browser: the router, which passes doubled slashes over, would lead there. */
const likeAHost = /^\/{2,}/;

/** Every address that is not an asset, a build or the backend's is a page: the shell's HTML, with the status it deserves. */
export function pageAnswer(config: GatewayConfig, builds: Builds, drawer: PageDrawer, developer?: Developer) {
  const resources = new ResourceStatus(config.backendUrl);
  const prepared = new PreparedDocuments();
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
    const url = request.raw.url ?? '/';
    const live = await builds.current().catch(() => null);
    if (!live)
      return reply
        .code(503)
        .headers({ ...everywhere, 'cache-control': 'no-store' })
        .send(beingPrepared);
    const { build, routes } = live;
    const [pathname = '/'] = url.split('?');
    const owned = routeFor(routes, pathname);
    if (owned && likeAHost.test(url)) {
      const ours = checkUrl(url.replace(likeAHost, '/'), config.publicOrigin);
      return reply
        .code(308)
        .headers({ location: ours.ok ? ours.path : '/', 'cache-control': 'no-store' })
        .send();
    }
    const page = owned?.page ?? null;
    const visit = visitOf(build, routes, page, config.public);
    const drawn = page && !developer ? await drawer.draw(build, page, visit, url) : null;
    const missing =
      !drawn && owned?.page.resource ? await resources.isMissing(owned.page.resource, owned.params) : false;
    const input = { build, page, missing, drawn, visit };
    const nonce = freshNonce();
    const document = developer
      ? new PreparedDocument((own) => developer.document?.(own) ?? html({ ...input, nonce: own, developer }))
      : prepared.of(input, routes);
    reply
      .code(page && !missing ? 200 : 404)
      .type('text/html; charset=utf-8')
      .headers(everywhere)
      .header('cache-control', page?.access === 'public' ? 'no-cache' : 'no-store')
      .headers(page?.secretUrl ? untold : {})
      .header('content-security-policy', policy(build, nonce))
      .header('vary', 'accept-encoding');
    if (takes('br', request)) return reply.header('content-encoding', 'br').send(await document.brotli(nonce));
    // Crawlers and old proxies; browsers take brotli.
    if (takes('gzip', request)) return reply.header('content-encoding', 'gzip').send(await document.gzip(nonce));
    return reply.send(document.text(nonce));
  };
}

/**
 * A page without content is the same for everybody for as long as its build is live; one with content for as long as the drawing
 * is kept. Neither knows who asks: that is the session's business.
 */
class PreparedDocuments {
  #kept = new WeakMap<object, { there?: PreparedDocument; missing?: PreparedDocument }>();

  of(input: Omit<HtmlInput, 'nonce'>, routes: Routes): PreparedDocument {
    const key = input.drawn ?? input.page ?? routes;
    const kept = this.#kept.get(key) ?? {};
    this.#kept.set(key, kept);
    const which = input.missing ? 'missing' : 'there';
    kept[which] ??= new PreparedDocument((nonce) => html({ ...input, nonce }));
    return kept[which];
  }
}
