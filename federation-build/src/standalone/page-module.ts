import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';

/**
 * The exports of a `*.page.tsx` file: the fields of a React Router route module, and a function that computes the
 * document title from the loader's data.
 */
export interface PageModule {
  readonly Component: ComponentType;
  // biome-ignore lint/suspicious/noExplicitAny: the type differs per page, because each path has its own params.
  readonly loader?: (args: any) => ReturnType<LoaderFunction>;
  readonly ErrorBoundary?: ComponentType;
  // biome-ignore lint/suspicious/noExplicitAny: the type differs per page, because each loader returns other data.
  readonly title?: (data: any) => string;
}
