import type { Page, RemoteRelease } from 'federation';
import { type RouteObject, useLoaderData, useLocation, useRevalidator } from 'react-router';
import { type PageOutcome, RemoteSlot } from '../remotes/index.ts';
import type { Site } from '../site.ts';
import { loadRemotePage } from './load-remote-page.ts';
import type { PageHandle } from './page-handle.ts';
import { knownProblem, PageProblem } from './page-problem.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { usePageTitle } from './page-title.ts';
import { SignedInOnly } from './signed-in-only.tsx';

/** The route of one row of a remote's table. */
export function remoteRoute(site: Site, release: RemoteRelease, page: Page): RouteObject {
  let current: PageOutcome | null = null;

  function RemotePage() {
    const data = useLoaderData();
    const { revalidate } = useRevalidator();
    const { pathname } = useLocation();
    usePageTitle(titleOf(current, data, page.title));
    if (!current) return null;
    return (
      <SignedInOnly access={page.access}>
        <RemoteSlot
          remote={release.name}
          outcome={current}
          onRetry={revalidate}
          resetKey={pathname}
          renderKnownError={knownProblem}
          pending={<PageSkeleton />}
        />
      </SignedInOnly>
    );
  }

  const handle: PageHandle = { access: page.access, title: page.title };
  return {
    id: `${release.name} ${page.path}`,
    path: page.path,
    loader: (args) =>
      loadRemotePage(site, release, page, args, (outcome) => {
        current = outcome;
      }),
    Component: RemotePage,
    handle,
    errorElement: <PageProblem />,
    hydrateFallbackElement: <PageSkeleton />,
  };
}

/** The page's own title where it has one and its data came; the table's otherwise. */
function titleOf(outcome: PageOutcome | null, data: unknown, fallback: string): string {
  if (!outcome?.ok || !outcome.module.title || data === null) return fallback;
  try {
    return outcome.module.title(data);
  } catch {
    return fallback;
  }
}
