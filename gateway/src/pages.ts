import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Build } from 'federation';
import { checkUrl } from 'shared-contract/page/safe-url';
import type { GatewayConfig } from './config.ts';
import type { Developer } from './developer.ts';
import { DocumentTemplate, newNonce } from './document-template.ts';
import { type HtmlInput, html, visitOf } from './html.ts';
import type { Builds } from './live-build.ts';
import type { SsrRenderer } from './rendering/ssr-renderer.ts';
import { ResourceStatus } from './resource-status.ts';
import { type Routes, routeFor } from './routes.ts';
import { baseHeaders, contentSecurityPolicy } from './security-headers.ts';

/** For a page that anyone with its URL can open. */
const secretPageHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

const notReadyMessage = 'The site is being prepared. Please try again in a moment.\n';

/** A browser takes the text after two slashes for a host, but the router ignores doubled slashes. */
const doubledSlashes = /^\/{2,}/;

/** Handles every URL that is not an asset, a build or the backend's: responds with HTML and the status of the page. */
export function pageHandler(config: GatewayConfig, builds: Builds, renderer: SsrRenderer, developer?: Developer) {
  const resources = new ResourceStatus(config.backendUrl);
  const documents = new DocumentCache();
  const policy = policyFor(config, developer);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const url = request.raw.url ?? '/';
    const live = await builds.current().catch(() => null);
    if (!live)
      return reply
        .code(503)
        .headers({ ...baseHeaders, 'cache-control': 'no-store' })
        .send(notReadyMessage);
    const { build, routes } = live;
    const [pathname = '/'] = url.split('?');
    const matched = routeFor(routes, pathname);
    if (matched && doubledSlashes.test(url)) return redirectToSingleSlash(reply, url, config.publicOrigin);
    const page = matched?.page ?? null;
    const visit = visitOf(build, routes, page, config.public);
    const rendered = page && !developer ? await renderer.render(build, page, visit, url) : null;
    const isMissing =
      !rendered && matched?.page.resource ? await resources.isMissing(matched.page.resource, matched.params) : false;
    const input = { build, page, isMissing, rendered, visit };
    const nonce = newNonce();
    const document = developer
      ? (developer.document?.(nonce) ?? html({ ...input, nonce, developer }))
      : documents.get(input, routes).withNonce(nonce);
    reply
      .code(page && !isMissing ? 200 : 404)
      .type('text/html; charset=utf-8')
      .headers(baseHeaders)
      .header('cache-control', page?.access === 'public' ? 'no-cache' : 'no-store')
      .headers(page?.secretUrl ? secretPageHeaders : {})
      .header('content-security-policy', policy(build, nonce));
    return reply.send(document);
  };
}

function policyFor(config: GatewayConfig, developer: Developer | undefined) {
  // A relative URL is our own backend's.
  const connect = [config.public.appLogServiceUrl, config.mapTilesUrl].flatMap(
    (url) => URL.parse(url ?? '')?.origin ?? [],
  );
  return (build: Build, nonce: string) =>
    // A remote without the shell has neither its Trusted Types policies nor nonces for styles.
    developer?.document
      ? "frame-ancestors 'none'"
      : contentSecurityPolicy(build, nonce, connect, config.public.tagManagerId !== null);
}

function redirectToSingleSlash(reply: FastifyReply, url: string, origin: string): FastifyReply {
  const target = checkUrl(url.replace(doubledSlashes, '/'), origin);
  return reply
    .code(308)
    .headers({ location: target.ok ? target.path : '/', 'cache-control': 'no-store' })
    .send();
}

/**
 * Caches documents: a page without server rendering as long as its build is live, a rendered one as long as the
 * renderer caches it. Documents do not depend on the user.
 */
class DocumentCache {
  readonly #documents = new WeakMap<object, { found?: DocumentTemplate; missing?: DocumentTemplate }>();

  get(input: Omit<HtmlInput, 'nonce'>, routes: Routes): DocumentTemplate {
    const key = input.rendered ?? input.page ?? routes;
    const documents = this.#documents.get(key) ?? {};
    this.#documents.set(key, documents);
    const variant = input.isMissing ? 'missing' : 'found';
    documents[variant] ??= new DocumentTemplate((nonce) => html({ ...input, nonce }));
    return documents[variant];
  }
}
