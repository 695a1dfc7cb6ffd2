import { acceptsParams, type Page, type RemoteRelease } from 'federation';
import { Suspense, use } from 'react';
import { type RouteObject, data as response, useLoaderData, useLocation, useRevalidator } from 'react-router';
import type { LoadResult } from '../remotes/load-result.ts';
import { PageDeadline } from '../remotes/page-deadline.ts';
import { RemoteSlot } from '../remotes/remote-slot.tsx';
import type { Site } from '../site.ts';
import { type LoadedRoute, loadRemotePage, prefetchRemotePage, routeId } from './load-remote-page.ts';
import { knownError, PageError } from './page-error.tsx';
import type { PageHandle } from './page-handle.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { usePageTitle } from './page-title.ts';
import { SignedInOnly } from './signed-in-only.tsx';

/** The route of one row of a remote's table. */
export function remoteRoute(site: Site, release: RemoteRelease, page: Page): RouteObject {
  let current: LoadedRoute | null = null;
  let pending: Promise<LoadedRoute> | undefined;

  /** A page that the gateway rendered has its data but not its code: hydration waits for the code. */
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
    // Read here, so that a retry renders the page again.
    const data = useLoaderData();
    return (
      <Suspense fallback={<PageSkeleton />}>
        <SuspendingPage data={data} />
      </Suspense>
    );
  }

  // A component of its own: during hydration React miscounts the hooks of a component that has others besides `use`.
  function SuspendingPage({ data }: { data: unknown }) {
    return <LoadedPage loaded={useLoaded()} data={data} />;
  }

  function LoadedPage({ loaded: { result, deadline }, data }: { loaded: LoadedRoute; data: unknown }) {
    const { revalidate } = useRevalidator();
    const { pathname } = useLocation();
    usePageTitle(titleOf(result, data, page.title));
    return (
      <SignedInOnly access={page.access}>
        <RemoteSlot
          release={release}
          page={page.page}
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
    release,
    prefetch: (url, params, what) => prefetchRemotePage(site, release, page, url, params, what),
  };
  return {
    id: routeId(release, page),
    path: page.path,
    loader(args) {
      if (!acceptsParams(page, args.params)) throw response(null, { status: 404, statusText: 'Page not found' });
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

/** The page's own title when it has one and its data is loaded; the title of the page table otherwise. */
function titleOf(result: LoadResult, data: unknown, fallback: string): string {
  if (!result.ok || !result.module.title || data === null) return fallback;
  try {
    return result.module.title(data);
  } catch {
    return fallback;
  }
}
