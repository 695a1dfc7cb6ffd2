import { MantineProvider, type MantineProviderProps } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { errorReference } from 'shared-platform';
import { theme } from 'shared-ui';
import { ServerErrorPage } from './pages/server-error-page.tsx';
import { type Site, SiteProvider } from './site.ts';

export type SiteTreeProps = {
  site: Site;
  queries: QueryClient;
  /** Returns the nonce of this document. The browser ignores style elements that do not have it. */
  nonce: () => string;
  /** Stores the colour scheme in this browser. Missing when the gateway renders. */
  colorSchemeManager?: MantineProviderProps['colorSchemeManager'];
  /** The router. */
  children: ReactNode;
};

const noColorSchemeManager: MantineProviderProps['colorSchemeManager'] = {
  get: (initial) => initial,
  set() {},
  subscribe() {},
  unsubscribe() {},
  clear() {},
};

/**
 * Renders the router inside its providers. Browser and gateway use the same providers, so that hydration finds the same
 * tree.
 */
export function SiteTree({ site, queries, nonce, colorSchemeManager = noColorSchemeManager, children }: SiteTreeProps) {
  useEffect(markReady, []);
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      getStyleNonce={nonce}
      // A stylesheet already contains these styles (shared-ui/theme.css).
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <ErrorBoundary fallbackRender={({ error }) => <ServerErrorPage reference={errorReference(error)} />}>
        <QueryClientProvider client={queries}>
          <SiteProvider value={site}>{children}</SiteProvider>
        </QueryClientProvider>
      </ErrorBoundary>
    </MantineProvider>
  );
}

/** Says in the document that the shell has rendered. The inline script in the HTML waits for it (`fallbackScript`). */
function markReady(): void {
  document.getElementById('root')?.setAttribute('data-ready', '');
}
