import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { RemoteDefinition } from 'federation';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { queryClient } from 'shared-api';
import { theme } from 'shared-ui';
import { connectStandalone } from './connect-standalone.ts';
import type { PageModule } from './page-module.ts';
import { pageRoutes } from './page-routes.tsx';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';

export type { PageModule } from './page-module.ts';

/**
 * Runs one remote without the shell (`pnpm dev remote-x --alone`), with its own copy of React and one plain layout. The
 * same command starts the backend and the login service. To sign in, open `/auth/login`. The origin is that of the
 * site, so the session of an earlier sign-in is still valid.
 */
export async function runStandalone(
  definition: RemoteDefinition,
  load: (page: string) => Promise<PageModule>,
): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('expected an element with the id "root"');
  await connectStandalone();
  createRoot(root).render(
    <QueryClientProvider client={queryClient()}>
      <MantineProvider theme={theme}>
        <nav aria-label="Pages of this remote">
          {definition.pages.map(({ path, page }) => (
            <a key={path} href={path} style={{ marginInlineEnd: 16 }}>
              {page}
            </a>
          ))}
        </nav>
        <main>
          <RouterProvider router={createBrowserRouter(pageRoutes(definition, load))} />
        </main>
      </MantineProvider>
    </QueryClientProvider>,
  );
}
