import { matchRoutes, type RouterProviderProps } from 'react-router';
import type { SiteRouter } from '../router/create-site-router.ts';
import { logError } from './log-error.ts';
import { pageInfoOf } from './page-info.ts';

/**
 * Returns the `onError` handler of the RouterProvider. It receives errors of loaders, which React's callbacks do not
 * receive.
 */
export function routerErrorHandler(
  router: Pick<SiteRouter, 'routes'>,
  recover: (error: unknown) => void,
): NonNullable<RouterProviderProps['onError']> {
  return (error, { location, errorInfo }) => {
    logError(error, {
      source: errorInfo ? 'render' : 'loader',
      componentStack: errorInfo?.componentStack,
      page: pageInfoOf(matchRoutes(router.routes, location) ?? []),
    });
    recover(error);
  };
}
