import type { LoaderFunctionArgs } from 'shared-platform/router';

/** Returns a loader with the page's own URL, so that hydration produces the same HTML as the server. */
export const pageUrlLoader =
  (address: string) =>
  ({ request }: LoaderFunctionArgs) => ({ url: new URL(request.url).origin + address });
