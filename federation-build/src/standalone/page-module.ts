import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';

/** What a `*.page.tsx` exports: React Router's route-module shape, and a title made from what the loader returned. */
export interface PageModule {
  readonly Component: ComponentType;
  // biome-ignore lint/suspicious/noExplicitAny: every page knows the params of its own path.
  readonly loader?: (args: any) => ReturnType<LoaderFunction>;
  readonly ErrorBoundary?: ComponentType;
  // biome-ignore lint/suspicious/noExplicitAny: what its own loader returned.
  readonly title?: (data: any) => string;
}
