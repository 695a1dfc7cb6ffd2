import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Build } from 'federation';
import { checkUrl } from 'shared-contract/page/safe-url';
import { lastWriteCookie } from 'shared-contract/user/session';
import { assignedHeaders, type VisitorBuilds } from './canary/visitor-builds.ts';
import type { GatewayConfig, PublicConfig } from './config.ts';
import type { Developer } from './developer/developer.ts';
import { DocumentTemplate, newNonce } from './document-template.ts';
import { document, type HtmlInput, html, visitOf } from './html.ts';
import { type Builds, UnreadableBuild } from './live-build.ts';
import type { PreviewBuild, PreviewBuilds } from './preview/preview-builds.ts';
import { previewBar, privateHeaders, sendPreviewProblem } from './preview/preview-markup.ts';
import type { SsrRenderer } from './rendering/ssr-renderer.ts';
import { ResourceStatus } from './resource-status.ts';
import { type Routes, routeFor } from './routes.ts';
import { type AllowedScripts, baseHeaders, contentSecurityPolicy, paymentPermissions } from './security-headers.ts';
import { SharedDocument } from './shared-document.ts';

/**
 * The response headers of a page with a secret URL. Anyone who has the URL can use it. So caches must not store the
 * page, other sites must not receive the URL, and search engines must not list it.
 */
const secretPageHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/** Says why there is no page: no build has been promoted yet, or the live one cannot be read. */
const noPageMessage = (error: unknown) =>
  error instanceof UnreadableBuild
    ? `The list of this site’s pages is damaged, so no page can be shown. Please try again in a moment. Reference ${error.reference}\n`
    : 'The site is being prepared. Please try again in a moment.\n';

/**
 * Matches a path that starts with two slashes. Our router ignores the second slash, but a browser would read the text
 * after `//` as a host name. So the gateway redirects to the path with one slash.
 */
const doubledSlashes = /^\/{2,}/;

/**
 * Returns the handler for all URLs that no other route handles. It responds with an HTML document, with the status 404
 * when the page or its object does not exist, and with 503 when no build is live.
 */
export function pageHandler(
  config: GatewayConfig,
  { builds, previews, visitors }: { builds: Builds; previews: PreviewBuilds | null; visitors: VisitorBuilds | null },
  renderer: Pick<SsrRenderer, 'render'>,
  developer?: Developer,
) {
  const resources = new ResourceStatus(config.backendUrl);
  const templates = new DocumentCache<DocumentTemplate>();
  const sharedDocuments = new DocumentCache<SharedDocument>();
  const policy = policyFor(config, developer);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const url = request.raw.url ?? '/';
    const preview = (await previews?.of(request).catch(() => null)) ?? null;
    if (preview && 'refused' in preview)
      return sendPreviewProblem(reply, 409, 'This preview doesn’t fit the live site', preview.refused);
    const assigned = preview ? null : ((await visitors?.assign(request).catch(() => null)) ?? null);
    const live = preview ?? assigned?.live ?? (await builds.current().catch((error: unknown) => noPageMessage(error)));
    if (typeof live === 'string')
      return reply
        .code(503)
        .headers({ ...baseHeaders, 'cache-control': 'no-store' })
        .send(live);
    const { build, routes } = live;
    const [pathname = '/'] = url.split('?');
    const matched = routeFor(routes, pathname);
    if (matched && doubledSlashes.test(url)) return redirectToSingleSlash(reply, url, config.publicOrigin);
    const page = matched?.page ?? null;
    request.pagePath = page?.path ?? 'no page';
    const visit = visitOf(build, routes, page, preview ? previewConfig(config.public, preview) : config.public);
    const isShared = !hasJustWritten(request);
    // The renderer has a worker for the live build only, and caches what it renders. Browsers render previews.
    const rendered = page && isShared && !developer && !preview ? await renderer.render(build, page, visit, url) : null;
    const isMissing =
      !rendered && isShared && matched?.page.resource
        ? await resources.isMissing(matched.page.resource, matched.params)
        : false;
    const input = { build, page, isMissing, rendered, visit };
    const frames = page?.embeds === 'payment' ? config.paymentFrameOrigins : [];
    const policyOf = (scripts: AllowedScripts) =>
      policy(build, scripts, { frames, hasTagManager: visit.config.tagManagerId !== null });
    reply
      .code(page && !isMissing ? 200 : 404)
      .type('text/html; charset=utf-8')
      .headers(baseHeaders)
      .header('cache-control', page?.access === 'public' ? (isShared ? 'no-cache' : 'private, no-cache') : 'no-store')
      .headers(assigned ? assignedHeaders(assigned, page) : {})
      .headers(page?.secretUrl ? secretPageHeaders : {})
      .headers(preview ? privateHeaders : {})
      .headers(frames.length > 0 ? { 'permissions-policy': paymentPermissions(frames) } : {});
    if (!developer && !preview && !needsNonce(input)) {
      const shared = sharedDocuments.get(input, routes, () => {
        const { html: text, scriptHashes } = document({ ...input, nonce: null });
        return new SharedDocument(text, policyOf({ hashes: scriptHashes }));
      });
      return shared.send(request, reply.header('content-security-policy', shared.policy));
    }
    const nonce = newNonce();
    const text = developer
      ? (developer.document?.(nonce) ?? html({ ...input, nonce, developer }))
      : preview
        ? html({ ...input, nonce, bar: previewBar(preview.releases) })
        : templates
            .get(input, routes, () => new DocumentTemplate((own) => html({ ...input, nonce: own })))
            .withNonce(nonce);
    return reply.header('content-security-policy', policyOf({ nonce })).send(text);
  };
}

/**
 * Returns true for a document that allows its scripts and style elements by a nonce, which is different in each
 * response: private pages insert style elements, and so do some public ones. Scripts of a tag manager may do so, too.
 * Older shells expect a nonce.
 */
function needsNonce({ build, page, rendered, visit }: Omit<HtmlInput, 'nonce'>): boolean {
  const insertsStyles = page !== null && (page.access === 'protected' || page.insertsStyles === true);
  return insertsStyles || rendered?.insertsStyles || !build.shell.sharedDocuments || visit.config.tagManagerId !== null;
}

/**
 * Returns true when this browser changed data a moment ago. A cached or rendered document may show older data, so this
 * browser gets one without content and renders the page itself.
 */
const hasJustWritten = ({ headers }: FastifyRequest) => headers.cookie?.includes(`${lastWriteCookie}=`) ?? false;

/** A preview has no event stream, because it is no build of the store. Its log entries name the releases. */
const previewConfig = (config: PublicConfig, { releases }: PreviewBuild): PublicConfig => ({
  ...config,
  buildEventsPath: null,
  preview: releases.join(' '),
});

function policyFor(config: GatewayConfig, developer: Developer | undefined) {
  // The other origins to which scripts may send requests. A relative URL has no origin of its own: it leads to our
  // backend.
  const connect = [config.public.apiBaseUrl, config.public.appLogServiceUrl, config.mapTilesUrl].flatMap(
    (url) => URL.parse(url ?? '')?.origin ?? [],
  );
  return (build: Build, scripts: AllowedScripts, page: { frames: readonly string[]; hasTagManager: boolean }) =>
    // `document` is set for a remote that runs without the shell. Such a remote needs a weaker policy: it creates no
    // Trusted Types policies, and its styles have no nonce.
    developer?.document ? "frame-ancestors 'none'" : contentSecurityPolicy(build, scripts, { connect, ...page });
}

function redirectToSingleSlash(reply: FastifyReply, url: string, origin: string): FastifyReply {
  const target = checkUrl(url.replace(doubledSlashes, '/'), origin);
  return reply
    .code(308)
    .headers({ location: target.ok ? target.path : '/', 'cache-control': 'no-store' })
    .send();
}

/**
 * Caches the HTML of pages, which is the same for all users. A document without rendered content is cached while its
 * build is live. A document with rendered content is cached as long as the renderer caches that content.
 */
class DocumentCache<Document> {
  readonly #documents = new WeakMap<object, { found?: Document; missing?: Document }>();

  get({ rendered, page, isMissing }: Omit<HtmlInput, 'nonce'>, routes: Routes, create: () => Document): Document {
    const key = rendered ?? page ?? routes;
    const documents = this.#documents.get(key) ?? {};
    this.#documents.set(key, documents);
    const variant = isMissing ? 'missing' : 'found';
    const found = documents[variant] ?? create();
    documents[variant] = found;
    return found;
  }
}
