/**
 * What the shell shares under `react-router`: all a browser page of this site needs, without the server, the cookies and the
 * framework mode (30 KB br instead of 57). What no page uses costs every visitor: add a name here when a page needs it; promotion refuses a remote that takes a
 * name the live shell does not give.
 */
export {
  createBrowserRouter,
  createContext,
  data,
  isRouteErrorResponse,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  RouterContextProvider,
  RouterProvider,
  redirect,
  ScrollRestoration,
  useBlocker,
  useHref,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useResolvedPath,
  useRevalidator,
  useRouteError,
  useSearchParams,
  // biome-ignore lint/correctness/noUndeclaredDependencies: an alias of the shell's preset.
} from 'react-router-whole';
