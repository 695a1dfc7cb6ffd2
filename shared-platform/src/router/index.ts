/**
 * The exports of react-router that pages of remotes may use. The shell provides this module at run time, so a first
 * visit does not load the rest of the router (28 KB with Brotli). Types, tests, standalone mode and production import
 * this file, so all have the same names.
 *
 * To add a name, export it here and add a changeset that raises shared-platform by a minor version. A remote that uses
 * the name can be promoted when a shell with that version is live.
 *
 * `useBlocker` is missing on purpose: use `useUnsavedWork` of shared-platform, which also covers reloads and expired
 * sessions.
 */
export {
  createSearchParams,
  data,
  generatePath,
  isRouteErrorResponse,
  Link,
  type LinkProps,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type Location,
  matchPath,
  Navigate,
  type NavigateFunction,
  type NavigateOptions,
  NavLink,
  type NavLinkProps,
  Outlet,
  type Params,
  type Path,
  redirect,
  type SetURLSearchParams,
  type To,
  useHref,
  useLoaderData,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useResolvedPath,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
