import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import type { RemoteDefinition } from 'federation';
import type { PageModule } from 'federation-build/page-module';
import { pageRoutes } from 'federation-build/page-routes';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { connectApiForTest } from 'shared-api/testing';
import { signInForTest, signOutForTest } from 'shared-auth/testing';
import { resetPlatformForTest } from 'shared-platform/testing';
import { theme } from 'shared-ui';

/** The parts of the test backend (`federation-testing/backend`) that `renderPage` needs. */
export interface PageBackend<User> {
  readonly fetch: typeof globalThis.fetch;
  /** Signs the user in and returns the request headers that prove it. */
  readonly signInAs: (user: User) => Promise<Record<string, string>>;
}

export interface RenderPageOptions<User> {
  readonly definition: RemoteDefinition;
  /**
   * The modules of the pages by page name: `{ order: await import('./order.page.tsx') }`. A link to a page that is not
   * in this list shows a sentence instead of the page.
   */
  readonly pages: Readonly<Record<string, PageModule>>;
  /** Path and query of the page that is rendered first. */
  readonly url: string;
  /** The user who is signed in. Without it, the page renders for a visitor. */
  readonly as?: User;
  readonly backend: PageBackend<User>;
}

/** A user with at least an id. A missing email address is generated. */
export interface PageUser {
  readonly id: string;
  readonly firstName?: string;
  readonly lastName?: string;
  /** In E.164. */
  readonly phone?: string;
  readonly email?: string;
}

/**
 * Renders the page of a remote that matches `url`. As on the site, the page table, the context checks, the loader and
 * the API client are used. The backend runs in the process of the test. Each call starts with an empty cache and
 * without toasts or unsaved work.
 */
export async function renderPage<User extends PageUser>(
  options: RenderPageOptions<User>,
): Promise<RenderResult & { router: ReturnType<typeof createMemoryRouter> }> {
  const { definition, pages, url, as: user, backend } = options;
  const headers = user ? await backend.signInAs(user) : {};
  if (user) signInForTest(personOf(user));
  else signOutForTest();
  resetPlatformForTest();
  const client = connectApiForTest({
    fetch: (address, init) =>
      backend.fetch(address, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), ...headers } }),
  });
  const routes = pageRoutes(definition, async (name) => pages[name]);
  const router = createMemoryRouter(routes, { initialEntries: [url] });
  const result = render(
    <QueryClientProvider client={client}>
      <MantineProvider theme={theme} env="test">
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  return { ...result, router };
}

function personOf({ id, firstName = 'Test', lastName = 'Person', email = `${id}@example.com`, phone }: PageUser) {
  return { id, firstName, lastName, email, phone: phone ?? null };
}
