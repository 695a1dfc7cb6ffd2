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
  /** The module of the remote's page that matches the URL. */
  page: PageModule;
  /** The origin that API requests are sent to. */
  apiBaseUrl: string;
  /** The text in `html` that the gateway replaces by the nonce of each document. */
  noncePlaceholder: string;
};

export type RenderedPage = {
  title: string;
  /** Elements for the head: metadata and preloads. */
  head: string;
  /** The content of `#root`. */
  html: string;
  hydrationState: HydrationState;
};

/**
 * Renders a public page as a new visitor sees it: without a session and without stored data. Returns null after a
 * redirect, for a missing page, and when a request failed; then the browser renders the page. Calls must not overlap,
 * because the API client and its cache are module state.
 */
export async function renderSite({ visit, url, page, apiBaseUrl, noncePlaceholder }: RenderOptions) {
  const queries = createQueryClient();
  // The query client is used for one rendering only. The timer of each query's `gcTime` would keep it in memory.
  const { queries: defaults } = queries.getDefaultOptions();
  queries.setDefaultOptions({ queries: { ...defaults, gcTime: Number.POSITIVE_INFINITY } });
  replaceQueryClient(queries);
  configureApi({ baseUrl: apiBaseUrl });

  const site = serverSite(visit, page);
  const handler = createStaticHandler(siteRoutes(site, () => true));
  const context = await handler.query(new Request(url));
  if (context instanceof Response || context.errors || context.statusCode !== 200) return null;
  const html = await renderHtml(
    <SiteTree site={site} queries={queries} nonce={() => noncePlaceholder}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </SiteTree>,
  );
  const data = context.loaderData[context.matches.at(-1)?.route.id ?? ''];
  const rendered: RenderedPage = {
    title: page.title?.(data) ?? pageHandleOf(context.matches.map(({ route }) => route))?.title ?? '',
    ...splitHead(html),
    hydrationState: { loaderData: context.loaderData, queries: dehydrateQueries(queries) },
  };
  return rendered;
}

/** A site for rendering only: no navigation, no reload, and a session that never loads. */
function serverSite(visit: Visit, page: PageModule): Site {
  const never = new Promise<never>(() => {});
  return {
    visit,
    tables: createPageTables(
      visit.matched,
      () => never,
      () => {},
    ),
    session: () => never,
    loadCode: async () => ({ ok: true, module: page, loadMs: 0 }),
    leaveFor() {},
    fullLoad: { claim: () => false, isOffered: () => false, dismiss() {}, onChange: () => () => {} },
    reload() {},
  };
}

/**
 * Renders the tree to complete HTML. Tries `renderToString` first: it costs a fifth less than a stream, and only a few
 * pages suspend.
 * @throws what a component threw
 */
async function renderHtml(tree: ReactNode): Promise<string> {
  const text = renderToString(tree);
  return text.includes(suspended) ? renderSuspended(tree) : text;
}

/** The comment that React writes for a boundary that suspended or threw. */
const suspended = '<!--$!-->';

function renderSuspended(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const { pipe } = renderToPipeableStream(tree, {
      // Puts all content at its place in the HTML. React would otherwise move large boundaries to the end, where only a
      // script can insert them.
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
  });
}

/** A writable stream that passes its complete text to `onEnd`. */
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
 * Splits the markup at the end of the head elements, which React writes first. Adds the preload of a `<picture>`, which
 * React does not write.
 */
function splitHead(markup: string): Pick<RenderedPage, 'head' | 'html'> {
  const head = /^(?:<(?:link|meta) [^>]*>)*/.exec(markup)?.[0] ?? '';
  const html = markup.slice(head.length);
  return { head: mainPicturePreload(html) + head, html };
}

/**
 * Returns a preload tag for the main picture. It comes before all scripts, because a browser opens only six
 * connections.
 */
function mainPicturePreload(html: string): string {
  const [, type, srcSet, sizes] =
    /<source type="([^"]*)" srcSet="([^"]*)" sizes="([^"]*)"\/><img [^>]*fetchPriority="high"/.exec(html) ?? [];
  if (!srcSet) return '';
  return `<link rel="preload" as="image" type="${type}" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high">`;
}
