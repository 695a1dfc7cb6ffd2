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

/** The part of `site/testing`'s backend that a page needs. */
export interface PageBackend<User> {
  readonly fetch: typeof globalThis.fetch;
  /** Headers of a signed-in user. */
  readonly signInAs: (user: User) => Promise<Record<string, string>>;
}

export interface RenderPageOptions<User> {
  readonly definition: RemoteDefinition;
  /** By page name: `{ order: await import('./order.page.tsx') }`. A link to another page renders a sentence. */
  readonly pages: Readonly<Record<string, PageModule>>;
  /** Path and query of the first page. */
  readonly url: string;
  /** The signed-in user; a visitor by default. */
  readonly as?: User;
  readonly backend: PageBackend<User>;
}

/** Any user with id and name; a missing email address is generated. */
export interface PageUser {
  readonly id: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
}

/**
 * Renders a page of a remote by its address: through its table, its context checks, its loader and the real API client
 * with the backend in process. Each call starts with an empty cache, without toasts and unsaved work.
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

function personOf({ id, firstName = 'Test', lastName = 'Person', email = `${id}@example.com` }: PageUser) {
  return { id, firstName, lastName, email };
}
