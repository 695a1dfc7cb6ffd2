import { acceptsParams, type Page, type RemoteRelease } from 'federation';
import { Suspense, use } from 'react';
import { data as answer, type RouteObject, useLoaderData, useLocation, useRevalidator } from 'react-router';
import type { PageOutcome } from '../remotes/page-outcome.ts';
import { RemoteSlot } from '../remotes/remote-slot.tsx';
import type { Site } from '../site.ts';
import { loadRemotePage, prefetchRemotePage, routeId } from './load-remote-page.ts';
import type { PageHandle } from './page-handle.ts';
import { knownProblem, PageProblem } from './page-problem.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { usePageTitle } from './page-title.ts';
import { SignedInOnly } from './signed-in-only.tsx';

/** The route of one row of a remote's table. */
export function remoteRoute(site: Site, release: RemoteRelease, page: Page): RouteObject {
  let current: PageOutcome | null = null;
  let coming: Promise<PageOutcome> | undefined;

  /** A page that the gateway drew has its data but not its code: it stays as it stands until that has come. */
  function outcome(): PageOutcome {
    if (current) return current;
    coming ??= site.loadPage(release, page.page).then((arrived) => {
      current ??= arrived;
      return current;
    });
    return use(coming);
  }

  function RemotePage() {
    // Read up here: what a second try loaded draws the page again.
    const data = useLoaderData();
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Arrival data={data} />
      </Suspense>
    );
  }

  // On its own: React loses count of the hooks of a component that has others beside a promise while it takes markup over.
  function Arrival({ data }: { data: unknown }) {
    return <ArrivedPage arrived={outcome()} data={data} />;
  }

  function ArrivedPage({ arrived, data }: { arrived: PageOutcome; data: unknown }) {
    const { revalidate } = useRevalidator();
    const { pathname } = useLocation();
    usePageTitle(titleOf(arrived, data, page.title));
    return (
      <SignedInOnly access={page.access}>
        <RemoteSlot
          remote={release.name}
          outcome={arrived}
          onRetry={revalidate}
          resetKey={pathname}
          renderKnownError={knownProblem}
          pending={<PageSkeleton />}
        />
      </SignedInOnly>
    );
  }

  const handle: PageHandle = {
    access: page.access,
    title: page.title,
    prefetch: (url, params, what) => prefetchRemotePage(site, release, page, url, params, what),
  };
  return {
    id: routeId(release, page),
    path: page.path,
    loader(args) {
      if (!acceptsParams(page, args.params)) throw answer(null, { status: 404, statusText: 'Page not found' });
      return loadRemotePage(site, release, page, args, (outcome) => {
        current = outcome;
      });
    },
    Component: RemotePage,
    handle,
    errorElement: <PageProblem />,
    hydrateFallbackElement: <PageSkeleton />,
  };
}

/** The page's own title where it has one and its data came; the table's otherwise. */
function titleOf(outcome: PageOutcome, data: unknown, fallback: string): string {
  if (!outcome.ok || !outcome.module.title || data === null) return fallback;
  try {
    return outcome.module.title(data);
  } catch {
    return fallback;
  }
}
