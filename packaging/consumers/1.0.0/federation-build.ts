import { remotePreset } from 'federation-build';
import type { PageModule } from 'federation-build/page-module';

/** The webpack.config.ts of a remote. */
export default remotePreset(import.meta.dirname);

export const page: PageModule = {
  Component: () => null,
  loader: () => null,
  ErrorBoundary: () => null,
  title: ({ headline }: { headline: string }) => headline,
};
