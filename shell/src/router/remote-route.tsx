import { acceptsParams, type Page, type RemoteRelease } from 'federation';
import { Suspense, use } from 'react';
import {
  type RouteObject,
  type RouterContextProvider,
  data as response,
  useLoaderData,
  useLocation,
  useRevalidator,
} from 'react-router';
import type { LoadResult } from '../remotes/load-result.ts';
import { PageDeadline } from '../remotes/page-deadline.ts';
import { RemoteSlot } from '../remotes/remote-slot.tsx';
import { useServerContent } from '../remotes/server-content.tsx';
import type { Site } from '../site.ts';
import { flushDraftsAndUnload } from '../unsaved-work/flush-drafts-and-unload.ts';
import { workLostBy } from '../unsaved-work/work-lost-by.ts';
import { type LoadedRoute, loadRemotePage, prefetchRemotePage, routeId } from './load-remote-page.ts';
import { knownError, PageError } from './page-error.tsx';
import type { PageHandle } from './page-handle.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { previousPath } from './previous-path.ts';
import { SignedInOnly } from './signed-in-only.tsx';
import { urlHash } from './url-hash.ts';

/** Creates the route of one page of a remote. */
export function remoteRoute(site: Site, release: RemoteRelease, page: Page): RouteObject {
  let current: LoadedRoute | null = null;
  let pending: Promise<LoadedRoute> | undefined;

  /**
   * Returns the page that the route's loader has loaded. When the gateway has rendered the page, the loader does not
   * run in the browser: the data is in the HTML, and only the code is loaded here while hydration waits.
   */
  function useLoaded(): LoadedRoute {
    if (current) return current;
    pending ??= loadCodeOnly();
    return use(pending);
  }

  async function loadCodeOnly(): Promise<LoadedRoute> {
    const deadline = new PageDeadline();
    const result = await site.loadCode(release, page.page, { deadline });
    current ??= { result, deadline };
    return current;
  }

  function RemotePage() {
    // Reads the loader data here, so that this component renders again when a retry has loaded new data.
    const data = useLoaderData();
    return (
      <Suspense fallback={<WaitingPage />}>
        <SuspendingPage data={data} />
      </Suspense>
    );
  }

  // `use` is called in a component without other hooks, because during hydration React miscounts hooks when both are in
  // one component.
  function SuspendingPage({ data }: { data: unknown }) {
    return <LoadedPage loaded={useLoaded()} data={data} />;
  }

  function LoadedPage({ loaded: { result, deadline }, data }: { loaded: LoadedRoute; data: unknown }) {
    const { revalidate } = useRevalidator();
    const { pathname } = useLocation();
    return (
      <SignedInOnly access={page.access}>
        <RemoteSlot
          release={release}
          page={page.page}
          title={titleOf(result, data, page.title)}
          result={result}
          deadline={deadline}
          onRetry={revalidate}
          resetKey={pathname}
          renderKnownError={knownError}
          fallback={<PageSkeleton />}
        />
      </SignedInOnly>
    );
  }

  const handle: PageHandle = {
    access: page.access,
    title: page.title,
    mode: page.nav?.mode,
    activeNavPath: page.activeNavPath,
    release,
    // Data would be lost when the document is loaded.
    prefetch: (url, params, what) =>
      prefetchRemotePage(site, release, page, url, params, needsOwnDocument(site, page) ? 'code' : what),
  };
  return {
    id: routeId(release, page),
    path: page.path,
    loader(args) {
      if (!acceptsParams(page, args.params)) throw response(null, { status: 404, statusText: 'Page not found' });
      if (needsOwnDocument(site, page)) return loadDocument(site, args.context, new URL(args.request.url));
      return loadRemotePage(site, release, page, args, (loaded) => {
        current = loaded;
      });
    },
    Component: RemotePage,
    handle,
    errorElement: <PageError />,
    hydrateFallbackElement: <PageSkeleton />,
  };
}

/**
 * Returns true for a page with frames of other origins, which the gateway allows only in documents of such pages, for a
 * page with a secret URL while a tag manager runs in this document, and for a page that inserts style elements, which
 * the documents of most public pages do not allow.
 */
function needsOwnDocument({ visit, allowsStyles }: Site, page: Page): boolean {
  // A page that is open in its own document does not load it again, whatever that allows.
  const isOwn = visit.matched?.pages[0]?.path === page.path;
  const insertsStyles = !isOwn && (page.access === 'protected' || page.insertsStyles === true);
  const needsFrames = page.embeds !== undefined && !visit.matched?.pages[0]?.embeds;
  const runsTagManager = visit.config.tagManagerId !== null && !visit.matched?.pages[0]?.secretUrl;
  return needsFrames || (page.secretUrl === true && runsTagManager) || (insertsStyles && !allowsStyles);
}

/**
 * Opens a page by loading its document. Stores drafts before. A navigation gets here only after the user has agreed to
 * lose other work (`ConfirmLeave`), so the browser does not ask again. The promise never resolves.
 */
function loadDocument(site: Site, context: Readonly<RouterContextProvider>, { pathname, search }: URL): Promise<never> {
  const url = pathname + search + context.get(urlHash);
  flushDraftsAndUnload(() => site.leaveFor(url), workLostBy(context.get(previousPath), pathname));
  return new Promise(() => {});
}

/** Shown while the page's code loads: the server-rendered content, if there is any. */
function WaitingPage() {
  return useServerContent() ?? <PageSkeleton />;
}

/** Returns the title that the page computes from its data. Without data, returns the title in the page table. */
function titleOf(result: LoadResult, data: unknown, fallback: string): string {
  if (!result.ok || !result.module.title || data === null) return fallback;
  try {
    return result.module.title(data);
  } catch {
    return fallback;
  }
}
