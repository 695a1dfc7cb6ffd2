import { MantineProvider, type MantineProviderProps } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { errorReference } from 'shared-platform';
import { schemeVariables, theme } from 'shared-ui';
import { ServerErrorPage } from './pages/server-error-page.tsx';
import { type Site, SiteProvider } from './site.ts';

export type SiteTreeProps = {
  site: Site;
  queries: QueryClient;
  /** Of this document; a style element without it is not applied. */
  nonce: () => string;
  /** What this browser keeps; where there is no browser, nothing is. */
  colours?: MantineProviderProps['colorSchemeManager'];
  /** The router. */
  children: ReactNode;
};

const unkept: MantineProviderProps['colorSchemeManager'] = {
  get: (initial) => initial,
  set() {},
  subscribe() {},
  unsubscribe() {},
  clear() {},
};

/** Everything around the router: the same in the browser and where the gateway draws a page. */
export function SiteTree({ site, queries, nonce, colours = unkept, children }: SiteTreeProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={schemeVariables}
      defaultColorScheme="auto"
      colorSchemeManager={colours}
      getStyleNonce={nonce}
      // Both are in the stylesheet: shared-ui/theme.css.
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
