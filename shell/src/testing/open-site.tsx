import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { type Build, matchPage, type Page, page, type RemoteRelease, registryFormat } from 'federation';
import { aBuild, aRemoteRelease } from 'federation/testing';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { ApiPorts } from 'shared-api/host';
import { connectApiForTest } from 'shared-api/testing';
import type { Session } from 'shared-auth';
import { publishSession } from 'shared-auth/host';
import { colourScheme, isBusy, onUnsavedWorkChange, unsavedWork } from 'shared-platform/host';
import { resetPlatformForTest } from 'shared-platform/testing';
import { theme } from 'shared-ui';
import { routerErrorHandler } from '../monitoring/router-error-handler.ts';
import { createPageTables } from '../page-context/page-tables.ts';
import type { LoadResult, PageModule } from '../remotes/load-result.ts';
import { createSiteRouter, type SiteRouter } from '../router/create-site-router.ts';
import { type Site, SiteProvider } from '../site.ts';
import { createFullLoad } from '../updates/full-load.ts';
import { errorOptions } from './error-options.ts';

/** A release that mounts these pages; tests of the shell need none of its files. */
export function aRemote(name: string, rows: readonly Partial<Page>[]): RemoteRelease {
  const pages = rows.map((row) => page.parse({ title: 'A page', page: 'a-page', ...row }));
  return aRemoteRelease({ name, pages, files: {}, exposes: {}, needs: {}, names: {} });
}

type SiteOptions = {
  /**
   * The remotes of the live build. Only the page of the matched one is known at first: `matched`, or the first remote.
   */
  remotes: readonly RemoteRelease[];
  matched?: RemoteRelease | null;
  /** By page name: the module, or the result of loading it. */
  modules?: Record<string, PageModule | LoadResult | Promise<PageModule>>;
  /** A visitor by default; `unknown` never loads. */
  session?: Session | 'unknown';
  respond?: ApiPorts['fetch'];
  fetchBuild?: () => Promise<unknown>;
  config?: Partial<Site['visit']['config']>;
  /** Keeps the drafts and stores of the previous call, like a reload. */
  keepDrafts?: boolean;
  /** Whether the document allows style elements; true by default. */
  allowsStyles?: boolean;
  /** Whether another build is live. */
  isStale?: () => boolean;
};

/** Olivia, signed in. */
export const signedIn: Session = {
  status: 'signedIn',
  impersonating: false,
  user: {
    '@id': '/api/customer-users/u1',
    id: 'u1',
    name: 'Olivia Nguyen',
    givenName: 'Olivia',
    familyName: 'Nguyen',
    username: 'olivia@example.com',
  },
  appUser: {
    '@id': '/api/customer-users/u1',
    id: 'u1',
    firstName: 'Olivia',
    lastName: 'Nguyen',
    fullName: 'Olivia Nguyen',
    username: 'olivia@example.com',
  },
};

/**
 * Renders the shell at a URL without a network; the test supplies remotes, session and API. Resolves when the first
 * page has rendered, or when it will not: the visitor is redirected, or the page waits for a session that never loads.
 * Data that a page loads by itself is awaited with `findBy…`.
 */
export async function openSite(url: string, options: SiteOptions) {
  const { remotes, modules = {}, session = { status: 'signedOut' } } = options;
  const owner = options.matched === undefined ? (remotes[0] ?? null) : options.matched;
  const row = owner && matchPage(owner.pages, url.split('?')[0] ?? url)?.page;
  const matched = owner && { ...owner, pages: row ? [row] : [] };
  if (!options.keepDrafts) resetPlatformForTest();
  const queries = connectApiForTest({ fetch: options.respond ?? (async () => new Response('', { status: 404 })) });
  const left: string[] = [];
  const loaded: string[] = [];
  const facts: Session = session === 'unknown' ? { status: 'notReady' } : session;
  act(() => publishSession(facts));
  const known = session === 'unknown' ? new Promise<Session>(() => {}) : Promise.resolve(facts);
  const events = new EventTarget();
  let waitsForSession = false;
  const site: Site = {
    visit: aVisit(remotes, matched, options.config),
    tables: createPageTables(
      { matched, buildId: 'b1' },
      options.fetchBuild ?? (async () => buildOf(remotes)),
      () => {},
    ),
    session() {
      // `requireAccess` stays pending for these two.
      if (session === 'unknown' || facts.status === 'ended') waitsForSession = true;
      events.dispatchEvent(new Event('change'));
      return known;
    },
    async loadCode(_release, name) {
      loaded.push(name);
      const found = (await modules[name]) ?? { Component: () => <h1>{name}</h1> };
      return 'ok' in found ? found : { ok: true, module: found, loadMs: 0 };
    },
    allowsStyles: options.allowsStyles ?? true,
    leaveFor(path) {
      left.push(path);
      events.dispatchEvent(new Event('change'));
    },
    fullLoad: createFullLoad({
      watch: { isStale: options.isStale ?? (() => false) },
      isBusy,
      hasUnsavedWork: () => unsavedWork().length > 0,
      mayReload: () => true,
      onChange: onUnsavedWorkChange,
    }),
    reload: () => left.push('(reload)'),
  };
  const router: SiteRouter = createSiteRouter(site, (routes) => createMemoryRouter(routes, { initialEntries: [url] }));
  const opened = new Promise<void>((resolve) => {
    const check = () => {
      if (router.state.initialized || left.length > 0 || waitsForSession) resolve();
    };
    router.subscribe(check);
    events.addEventListener('change', check);
    check();
  });
  let unmount = () => {};
  await act(async () => {
    ({ unmount } = render(
      <MantineProvider theme={theme} env="test" defaultColorScheme="auto" colorSchemeManager={colourScheme}>
        <QueryClientProvider client={queries}>
          <SiteProvider value={site}>
            <RouterProvider router={router} onError={routerErrorHandler(router, () => {})} />
          </SiteProvider>
        </QueryClientProvider>
      </MantineProvider>,
      errorOptions,
    ));
    await opened;
  });
  return { router, site, left, loaded, unmount };
}

function aVisit(
  remotes: readonly RemoteRelease[],
  matched: RemoteRelease | null,
  config: Partial<Site['visit']['config']> = {},
): Site['visit'] {
  return {
    format: registryFormat,
    buildId: 'b1',
    buildIntegrity: null,
    config: { apiBaseUrl: '', appLogServiceUrl: null, buildPollMinutes: 60, tagManagerId: null, ...config },
    matched,
    nav: remotes.flatMap(({ pages }) =>
      pages.flatMap(({ path, nav, access }) =>
        nav?.in === 'main' ? [{ label: nav.label, path, order: nav.order, mode: nav.mode, access }] : [],
      ),
    ),
  };
}

function buildOf(remotes: readonly RemoteRelease[]): Build {
  return aBuild({ id: 'b1', remotes: Object.fromEntries(remotes.map((remote) => [remote.name, remote])) });
}
