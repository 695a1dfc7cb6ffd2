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

export type DrawOptions = {
  visit: Visit;
  /** The whole address, origin included. */
  url: string;
  /** The matched remote's page. */
  page: PageModule;
  /** Where the API answers. */
  apiBaseUrl: string;
  /** Stands in `html` wherever the document's nonce belongs. */
  noncePlaceholder: string;
};

export type DrawnPage = {
  title: string;
  /** Elements for the head: what React found worth preloading. */
  head: string;
  /** The content of `#root`. */
  html: string;
  served: HydrationState;
};

/**
 * Draws a public page as everybody sees it first: nobody is signed in yet, nothing is kept in the browser. Null where that is
 * not worth showing (a redirect, a page that is not there, an API in trouble): the browser then draws it by itself.
 * One at a time: the API client and its cache belong to the module.
 */
export async function drawSite({ visit, url, page, apiBaseUrl, noncePlaceholder }: DrawOptions) {
  const queries = createQueryClient();
  // Nobody comes back to this cache, and a timer for each answer would keep it alive.
  const { queries: defaults } = queries.getDefaultOptions();
  queries.setDefaultOptions({ queries: { ...defaults, gcTime: Number.POSITIVE_INFINITY } });
  replaceQueryClient(queries);
  configureApi({ baseUrl: apiBaseUrl });

  const site = siteOf(visit, page);
  const handler = createStaticHandler(siteRoutes(site, () => true));
  const context = await handler.query(new Request(url));
  if (context instanceof Response || context.errors || context.statusCode !== 200) return null;
  const html = await markup(
    <SiteTree site={site} queries={queries} nonce={() => noncePlaceholder}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </SiteTree>,
  );
  const data = context.loaderData[context.matches.at(-1)?.route.id ?? ''];
  const drawn: DrawnPage = {
    title: page.title?.(data) ?? pageHandleOf(context.matches.map(({ route }) => route))?.title ?? '',
    ...splitHead(html),
    served: { loaderData: context.loaderData, queries: dehydrateQueries(queries) },
  };
  return drawn;
}

/** Nothing happens to a page that is only drawn: it is not left, not reloaded, and its session is never known. */
function siteOf(visit: Visit, page: PageModule): Site {
  const never = new Promise<never>(() => {});
  return {
    visit,
    tables: createPageTables(
      visit.matched,
      () => never,
      () => {},
    ),
    session: () => never,
    loadPage: async () => ({ ok: true, module: page, loadMs: 0 }),
    leaveFor() {},
    fullLoad: { isDue: () => false, isOffered: () => false, dismiss() {}, onChange: () => () => {} },
    reload() {},
  };
}

/**
 * Whole, with everything that waits for data or code in its place. Nearly always nothing waits, and text costs a fifth less than
 * a stream. @throws what a component threw
 */
async function markup(tree: ReactNode): Promise<string> {
  const text = renderToString(tree);
  return text.includes(leftToTheBrowser) ? waitedFor(tree) : text;
}

/** What React writes where a part waits, or threw, and nobody waits for it. */
const leftToTheBrowser = '<!--$!-->';

function waitedFor(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const { pipe } = renderToPipeableStream(tree, {
      // Nothing is streamed: no part shall wait in a template for a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure ??= error;
      },
      onAllReady() {
        if (failure) reject(failure);
        else pipe(collecting(resolve));
      },
      onShellError: reject,
    });
  });
}

/** Tells all it was given, at the end. */
function collecting(tell: (text: string) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
    final(done) {
      tell(Buffer.concat(pieces).toString());
      done();
    },
  });
}

/** React puts what belongs in the head before the markup, apart from pictures with a choice of formats. */
function splitHead(markup: string): Pick<DrawnPage, 'head' | 'html'> {
  const head = /^(?:<(?:link|meta) [^>]*>)*/.exec(markup)?.[0] ?? '';
  const html = markup.slice(head.length);
  return { head: mainPictureHint(html) + head, html };
}

/** The page's main picture, asked for before any script is: with six connections to a host the order decides who waits. */
function mainPictureHint(html: string): string {
  const [, type, srcSet, sizes] =
    /<source type="([^"]*)" srcSet="([^"]*)" sizes="([^"]*)"\/><img [^>]*fetchPriority="high"/.exec(html) ?? [];
  if (!srcSet) return '';
  return `<link rel="preload" as="image" type="${type}" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high">`;
}
