import type { ReactElement } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';

/** Returns `element` as the page at `/` of a router. `others` are further routes that the test navigates to. */
export function inRouter(element: ReactElement, others: RouteObject[] = []): ReactElement {
  return <RouterProvider router={createMemoryRouter([{ path: '/', element }, ...others])} />;
}
