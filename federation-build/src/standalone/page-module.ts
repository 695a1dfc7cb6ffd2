import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';

/** Exports of a `*.page.tsx`: React Router's route-module shape, and a title computed from the loader's data. */
export interface PageModule {
  readonly Component: ComponentType;
  // biome-ignore lint/suspicious/noExplicitAny: every page knows the params of its own path.
  readonly loader?: (args: any) => ReturnType<LoaderFunction>;
  readonly ErrorBoundary?: ComponentType;
  // biome-ignore lint/suspicious/noExplicitAny: what its own loader returned.
  readonly title?: (data: any) => string;
}
