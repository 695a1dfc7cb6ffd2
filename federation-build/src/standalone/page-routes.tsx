import type { Page, RemoteDefinition } from 'federation';
import { useLayoutEffect } from 'react';
import { Outlet, type RouteObject, useLoaderData, useRevalidator, useRouteError } from 'react-router';
import { isApiProblem } from 'shared-api';
import { checkContexts, enterContexts } from 'shared-api/context';
import { ErrorState, PageHeader } from 'shared-ui';
import type { PageModule } from './page-module.ts';

/**
 * Returns the routes of a remote that runs without the shell. As in the shell, they run context checks and loaders, set
 * titles and render errors; but they have no layouts and do not redirect. Any other path shows a message.
 */
export function pageRoutes(
  definition: RemoteDefinition,
  load: (page: string) => Promise<PageModule | undefined>,
): RouteObject[] {
  const rows = definition.pages.map((row): RouteObject => ({ path: row.path, lazy: () => route(row, load) }));
  return [
    {
      element: <Outlet />,
      errorElement: <Problem />,
      hydrateFallbackElement: <p>Loading…</p>,
      children: [...rows, { path: '*', element: <p>This page belongs to another remote.</p> }],
    },
  ];
}

async function route(row: Page, load: (page: string) => Promise<PageModule | undefined>) {
  const module = await load(row.page);
  if (!module) return { element: <p>The page “{row.page}” is not part of this test.</p> };
  return {
    errorElement: module.ErrorBoundary ? <module.ErrorBoundary /> : <Problem />,
    element: <TitledPage row={row} module={module} />,
    async loader(args: Parameters<NonNullable<PageModule['loader']>>[0]) {
      const { pathname } = new URL(args.request.url);
      const [verdict, data] = await Promise.all([
        checkContexts(row.guards, args.params, pathname),
        module.loader?.(args) ?? null,
      ]);
      if (verdict.ok) enterContexts(row.guards, verdict.found);
      return data;
    },
  };
}

function TitledPage({ row, module }: { row: Page; module: PageModule }) {
  const data = useLoaderData();
  const title = data !== null && module.title ? module.title(data) : row.title;
  useLayoutEffect(() => {
    document.title = `${title} · Verandah`;
  }, [title]);
  return <module.Component />;
}

function Problem() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  if (isApiProblem(error, { status: 404 })) return <PageHeader title="Page Not Found" />;
  return <ErrorState error={error} onRetry={revalidate} />;
}
