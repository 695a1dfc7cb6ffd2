import { acceptsParams, type Page, type RemoteRelease } from 'federation';
import { Suspense, use } from 'react';
import { type RouteObject, data as response, useLoaderData, useLocation, useRevalidator } from 'react-router';
import type { LoadResult } from '../remotes/load-result.ts';
import { RemoteSlot } from '../remotes/remote-slot.tsx';
import type { Site } from '../site.ts';
import { loadRemotePage, prefetchRemotePage, routeId } from './load-remote-page.ts';
import { knownError, PageError } from './page-error.tsx';
import type { PageHandle } from './page-handle.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { usePageTitle } from './page-title.ts';
import { SignedInOnly } from './signed-in-only.tsx';

/** The route of one row of a remote's table. */
export function remoteRoute(site: Site, release: RemoteRelease, page: Page): RouteObject {
  let current: LoadResult | null = null;
  let pending: Promise<LoadResult> | undefined;

  /** A page that the gateway rendered has its data but not its code: hydration waits for the code. */
  function loadResult(): LoadResult {
    if (current) return current;
    pending ??= site.loadPage(release, page.page).then((result) => {
      current ??= result;
      return current;
    });
    return use(pending);
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
    return <LoadedPage result={loadResult()} data={data} />;
  }

  function LoadedPage({ result, data }: { result: LoadResult; data: unknown }) {
    const { revalidate } = useRevalidator();
    const { pathname } = useLocation();
    usePageTitle(titleOf(result, data, page.title));
    return (
      <SignedInOnly access={page.access}>
        <RemoteSlot
          release={release}
          page={page.page}
          result={result}
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
      return loadRemotePage(site, release, page, args, (result) => {
        current = result;
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
