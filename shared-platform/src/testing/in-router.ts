import { createElement, type ReactElement, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** Wraps `children` in a router that starts at `/` and matches every URL. `pathname` returns where it is now. */
export function inRouter(children: ReactNode): { element: ReactElement; pathname: () => string } {
  const router = createMemoryRouter([{ path: '*', element: children }]);
  return { element: createElement(RouterProvider, { router }), pathname: () => router.state.location.pathname };
}
