import { Writable } from 'node:stream';
import type { Visit } from 'federation';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { configureApi, createQueryClient, dehydrateQueries, replaceQueryClient } from 'shared-api/host';
import { createPageTables } from '../page-context/page-tables.ts';
import type { HydrationState } from '../page-context/read-hydration-state.ts';
import type { PageModule } from '../remotes/load-result.ts';
import { pageHandleOf } from '../router/page-handle.ts';
import { siteRoutes } from '../router/site-routes.tsx';
import type { Site } from '../site.ts';
import { SiteTree } from '../site-tree.tsx';

export type RenderOptions = {
  visit: Visit;
  /** The absolute URL of the page. */
  url: string;
  /** The module of the page that matches the URL. */
  page: PageModule;
  /** The origin to which API requests are sent. */
  apiBaseUrl: string;
  /** A text in `html` that the gateway replaces by the nonce of each response. */
  noncePlaceholder: string;
  /** Stops the rendering of a page that waits too long for data or components. */
  signal?: AbortSignal;
};

export type RenderedPage = {
  title: string;
  /** The HTML of elements for the document's head: metadata and preloads. */
  head: string;
  /** The HTML inside `#root`. */
  html: string;
  hydrationState: HydrationState;
};

/**
 * Renders a public page as a new visitor sees it: without a session and without stored data. Returns null after a
 * redirect, for a missing page, and when a request failed. The browser then renders the page. Wait for one call to
 * finish before the next, because all calls use the same module variables for the API client and its cache.
 */
export async function renderSite({ visit, url, page, apiBaseUrl, noncePlaceholder, signal }: RenderOptions) {
  const queries = createQueryClient();
  // Disables the timers that remove unused queries. This client is used for one rendering only, and each timer would
  // hold the client in memory until the timer fires.
  const { queries: defaults } = queries.getDefaultOptions();
  queries.setDefaultOptions({ queries: { ...defaults, gcTime: Number.POSITIVE_INFINITY } });
  replaceQueryClient(queries);
  configureApi({ baseUrl: apiBaseUrl });

  const site = serverSite(visit, page);
  const handler = createStaticHandler(siteRoutes(site, () => undefined));
  const context = await handler.query(new Request(url, signal && { signal }));
  if (context instanceof Response || context.errors || context.statusCode !== 200) return null;
  const html = await renderHtml(
    <SiteTree site={site} queries={queries} nonce={() => noncePlaceholder}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </SiteTree>,
    signal,
  );
  const data = context.loaderData[context.matches.at(-1)?.route.id ?? ''];
  const rendered: RenderedPage = {
    title: page.title?.(data) ?? pageHandleOf(context.matches.map(({ route }) => route))?.title ?? '',
    ...splitHead(html),
    hydrationState: { loaderData: context.loaderData, queries: dehydrateQueries(queries) },
  };
  return rendered;
}

/**
 * Returns a site with only the parts that rendering needs. It cannot navigate or reload, and its session never loads.
 */
function serverSite(visit: Visit, page: PageModule): Site {
  const never = new Promise<never>(() => {});
  return {
    visit,
    tables: createPageTables(
      visit,
      () => never,
      () => {},
    ),
    session: () => never,
    loadCode: async () => ({ ok: true, module: page, loadMs: 0 }),
    leaveFor() {},
    allowsStyles: true,
    fullLoad: { claim: () => false, isOffered: () => false, dismiss() {}, onChange: () => () => {} },
    reload() {},
  };
}

/**
 * Renders the tree to HTML without missing parts. Tries `renderToString` first, because it is faster than a stream. A
 * page that suspends needs the stream.
 * @throws the error that a component threw
 */
async function renderHtml(tree: ReactNode, signal: AbortSignal | undefined): Promise<string> {
  const text = renderToString(tree);
  return text.includes(suspended) ? renderSuspended(tree, signal) : text;
}

/**
 * The HTML comment that `renderToString` writes for a Suspense boundary that is waiting for data or whose content
 * threw.
 */
const suspended = '<!--$!-->';

function renderSuspended(tree: ReactNode, signal: AbortSignal | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const { pipe, abort } = renderToPipeableStream(tree, {
      // Without a limit on the size of chunks, React writes all content in its place. Otherwise it writes large
      // boundaries at the end of the HTML, and a script must move them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure ??= error;
      },
      onAllReady() {
        if (failure) reject(failure);
        else pipe(collectText(resolve));
      },
      onShellError: reject,
    });
    signal?.addEventListener('abort', () => abort(signal.reason));
  });
}

/** Returns a writable stream that passes its whole text to `onEnd`. */
function collectText(onEnd: (text: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      onEnd(Buffer.concat(chunks).toString());
      done();
    },
  });
}

/**
 * Splits the HTML into the elements for the head, which React writes first, and the rest. Adds a preload tag for the
 * main picture to the head, because React writes none for a `<picture>`.
 */
function splitHead(markup: string): Pick<RenderedPage, 'head' | 'html'> {
  const head = /^(?:<(?:link|meta) [^>]*>)*/.exec(markup)?.[0] ?? '';
  const html = markup.slice(head.length);
  return { head: mainPicturePreload(html) + head, html };
}

/**
 * Returns a preload tag for the main picture; an empty text without one. The tag comes before all scripts in the
 * document. Otherwise scripts could use all six connections to the server.
 */
function mainPicturePreload(html: string): string {
  const [, type, srcSet, sizes] =
    /<source type="([^"]*)" srcSet="([^"]*)" sizes="([^"]*)"\/><img [^>]*fetchPriority="high"/.exec(html) ?? [];
  if (!srcSet) return '';
  return `<link rel="preload" as="image" type="${type}" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high">`;
}
